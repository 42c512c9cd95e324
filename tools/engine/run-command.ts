import { readFileSync } from 'node:fs';
import { ok } from '../../src/engine/index.ts';
import { checkRequest, parseArguments, type Request } from './args.ts';
import { answer } from './commands.ts';
import { failWith, type DescribedResult, type DescribedFault } from '../../src/words/described-fault.ts';

/** A fault as the command line prints it. */
export function makeError(fault: DescribedFault): string {
  return JSON.stringify({ error: fault.message, field: fault.field });
}

function readFile(path: string | undefined): DescribedResult<string> {
  if (path === undefined) return failWith('malformed', 'file', 'batch needs a file with one request a line');
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch {
    return failWith('unknown', 'file', `the file ${path} cannot be read`);
  }
}

function parseJson(line: string): DescribedResult<unknown> {
  try {
    return ok(JSON.parse(line) as unknown);
  } catch {
    return failWith('malformed', 'request', 'a line of a batch is one JSON object');
  }
}

function answerLine(line: string): string {
  const json = parseJson(line);
  const request = json.ok ? checkRequest(json.value) : json;
  const result = request.ok ? answer(request.value) : request;
  return result.ok ? JSON.stringify(result.value) : makeError(result.fault);
}

/** On the command line `--text` names a file, which is read. */
function withFile(request: DescribedResult<Request>): DescribedResult<Request> {
  if (!request.ok || request.value.command !== 'read' || request.value.text === undefined) return request;
  const { text: path } = request.value;
  try {
    return ok({ ...request.value, text: readFileSync(path, 'utf8') });
  } catch {
    return failWith('unknown', 'text', `the file ${path} cannot be read`);
  }
}

/** What the command line prints for its words, or the fault. */
export function run(words: readonly string[]): DescribedResult<string> {
  if (words[0] === 'batch') {
    const file = readFile(words[1]);
    return file.ok
      ? ok(
          file.value
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map(answerLine)
            .join('\n'),
        )
      : file;
  }
  const request = withFile(parseArguments(words));
  const result = request.ok ? answer(request.value) : request;
  return result.ok ? ok(JSON.stringify(result.value)) : result;
}
