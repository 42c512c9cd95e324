import { DIST, readBase } from '../common/pages.ts';
import { listen, makeServer } from '../common/server.ts';

const DEFAULT_PORT = 4321;
const port = Number(process.env.PORT ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${process.env.PORT}"; expected a number from 0 to 65535.`);
  process.exit(2);
}

try {
  const base = await readBase();
  const address = await listen(makeServer(DIST, base), port, process.env.HOST);
  console.log(`Threefold is at ${address}${base} (stop with Ctrl C)`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken; choose another: PORT=${port + 1} npm start` : error);
  process.exit(1);
}
