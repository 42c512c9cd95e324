import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/common/run-tool.ts';
import { listen } from '../../../scripts/common/server.ts';

/** Pages of somebody else, on a host of their own. */
export interface Foreign {
  readonly site: string;
  leave(): void;
}

/** Serves the pages of `test/fixtures/embed`, which take their boards from our site. */
export async function openForeign(ours: string): Promise<Foreign> {
  const server = createServer((request, response) => {
    const name = /^\/([\w-]+)\.html$/.exec(request.url ?? '')?.[1];
    if (name === undefined) return void response.writeHead(204).end();
    void readFile(join(ROOT, 'test/fixtures/embed', `${name}.html`), 'utf8').then(
      (text) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text.replaceAll('SITE', ours)),
      () => response.writeHead(404).end(),
    );
  });
  const site = await listen(server, 0);
  return {
    site,
    leave: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
