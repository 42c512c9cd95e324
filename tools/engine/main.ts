import { makeError, run } from './run-command.ts';

const printed = run(process.argv.slice(2));
if (printed.ok) process.stdout.write(`${printed.value}\n`);
else {
  process.stderr.write(`${makeError(printed.fault)}\n`);
  process.exitCode = 2;
}
