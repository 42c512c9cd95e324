import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { DIST } from '../../../scripts/common/pages.ts';
import { listen, makeServer } from '../../../scripts/common/server.ts';

/** Where a page notes what it complained about, in the storage of its window. */
export const HEARD = 'threefold-test:heard';
const ADDRESS = '/heard.js';

/** Written as a script of the site, before all others: what a page complains about is noted. */
function listenIn(key: string): void {
  const note = (text: string): void => {
    const all = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...all, `${location.href}: ${text}`]));
  };
  const onError = ({ message, target }: ErrorEvent): void => {
    // A page that is left gives up what it fetched ahead; a script that is missed says so itself.
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    note(message ?? `${(target as Element).outerHTML.slice(0, 120)} did not come`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', (event) => note(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => note(`the policy refused ${event.blockedURI}`));
  const { console: out } = window;
  const error = out.error.bind(out);
  out.error = (...all: unknown[]) => {
    note(all.join(' '));
    error(...all);
  };
}

/** A server of the built site, whose pages note what they complain about: a browser need not be able to tell. */
function makeHearingServer(): Server {
  const inner = makeServer(DIST);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === ADDRESS) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${listenIn.toString()})(${JSON.stringify(HEARD)})`);
      return;
    }
    if (!pathname.endsWith('/')) {
      inner.emit('request', request, response);
      return;
    }
    readFile(join(DIST, pathname, 'index.html'), 'utf8').then(
      (page) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
          .end(page.replace(/<head>|<head [^>]*>/, `$&<script src="${ADDRESS}"></script>`)),
      () => inner.emit('request', request, response),
    );
  });
}

/** The built site on a server of its own. */
export interface OwnSite {
  /** Where it is served, without a slash at the end. */
  readonly address: string;
  /** From then on nobody answers there. */
  readonly stop: () => void;
}

export async function serveSite(): Promise<OwnSite> {
  const server = makeHearingServer();
  return {
    address: await listen(server, 0),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
