import { readFileSync } from 'node:fs';
import { ok } from '../../src/engine/index.ts';
import { checkRequest, parseArguments } from './args.ts';
import { answer } from './commands.ts';
import { deny, type Spoken, type ToldFault } from '../../src/words/told.ts';

/** A fault as the command line prints it. */
export function makeError(fault: ToldFault): string {
  return JSON.stringify({ error: fault.message, field: fault.field });
}

function readFile(path: string | undefined): Spoken<string> {
  if (path === undefined) return deny('malformed', 'file', 'batch needs a file with one request a line');
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch {
    return deny('unknown', 'file', `the file ${path} cannot be read`);
  }
}

function parseJson(line: string): Spoken<unknown> {
  try {
    return ok(JSON.parse(line) as unknown);
  } catch {
    return deny('malformed', 'request', 'a line of a batch is one JSON object');
  }
}

function answerLine(line: string): string {
  const json = parseJson(line);
  const request = json.ok ? checkRequest(json.value) : json;
  const result = request.ok ? answer(request.value) : request;
  return result.ok ? JSON.stringify(result.value) : makeError(result.fault);
}

/** What the command line prints for its words, or the fault. */
export function run(words: readonly string[]): Spoken<string> {
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
  const request = parseArguments(words);
  const result = request.ok ? answer(request.value) : request;
  return result.ok ? ok(JSON.stringify(result.value)) : result;
}
