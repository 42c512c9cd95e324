import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WorkerClient, type WorkerPort } from '../../src/platform/worker-client.ts';

type Port = WorkerPort<string, string> & { readonly asked: number[] };

/** A client with workers that answer when the test says so. */
function makeClient() {
  const ports: Port[] = [];
  const client = new WorkerClient<string, string>('the prover', () => {
    const port: Port = {
      asked: [],
      onmessage: null,
      onerror: null,
      postMessage: ({ number }) => void port.asked.push(number),
      terminate: vi.fn(),
    };
    ports.push(port);
    return port;
  });
  const answer = (port: Port, value: string): void =>
    port.onmessage!({ data: { number: port.asked.at(-1)!, answer: { ok: true, value } } } as MessageEvent);
  return { client, ports, answer };
}

describe('the limit of a question to a worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('takes a question back that is not answered in time, and the worker ends with it', async () => {
    const { client, ports } = makeClient();
    const asked = client.ask('one', { seconds: 2 });
    vi.advanceTimersByTime(1999);
    expect(ports[0]!.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await asked).toMatchObject({ ok: false, fault: { field: 'cancel' } });
    expect(ports[0]!.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends with the answer: nothing is left that could end a later question', async () => {
    const { client, ports, answer } = makeClient();
    const first = client.ask('one', { seconds: 2 });
    answer(ports[0]!, 'done');
    expect(await first).toMatchObject({ ok: true, value: 'done' });
    expect(vi.getTimerCount()).toBe(0);
    const second = client.ask('two');
    vi.advanceTimersByTime(10_000);
    expect(ports[0]!.terminate).not.toHaveBeenCalled();
    answer(ports[0]!, 'late');
    expect(await second).toMatchObject({ ok: true, value: 'late' });
  });

  test('ends with a question that is taken back, with a worker that breaks, and with the client', async () => {
    const stop = new AbortController();
    for (const end of [
      () => stop.abort(),
      ({ ports }: ReturnType<typeof makeClient>) => ports[0]!.onerror!({} as ErrorEvent),
      ({ client }: ReturnType<typeof makeClient>) => client.close(),
    ]) {
      const made = makeClient();
      const asked = made.client.ask('one', { seconds: 2, signal: stop.signal.aborted ? new AbortController().signal : stop.signal });
      expect(vi.getTimerCount()).toBe(1);
      end(made);
      expect((await asked).ok).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  test('begins when the worker begins with the question, not while it waits for another', async () => {
    const { client, ports, answer } = makeClient();
    const first = client.ask('one');
    const second = client.ask('two', { seconds: 2 });
    vi.advanceTimersByTime(5000);
    answer(ports[0]!, 'first');
    await first;
    vi.advanceTimersByTime(1999);
    answer(ports[0]!, 'second');
    expect(await second).toMatchObject({ ok: true, value: 'second' });
  });
});
