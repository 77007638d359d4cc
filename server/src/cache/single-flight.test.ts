import { expect, test } from 'vitest';
import { abortSignal, withAbort } from './abort.ts';
import { createSingleFlight } from './single-flight.ts';

/** A computation that ends when the test says so, or when nobody waits for it any more. */
function blockedCall() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let runs = 0;
  const run = () => {
    runs += 1;
    const signal = abortSignal();
    const gone = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('nobody waits')), { once: true }),
    );
    return Promise.race([promise, gone]);
  };
  return { run, end: resolve, runs: () => runs };
}

test('two who ask for the same share one run, and it goes on when the first leaves', async () => {
  const share = createSingleFlight<string>();
  const { run, end, runs } = blockedCall();
  const [first, second] = [new AbortController(), new AbortController()];
  const answers = [first, second].map(({ signal }) => withAbort(signal, () => share('sofa', run)));
  first.abort();
  end('found');
  expect(await Promise.all(answers)).toEqual(['found', 'found']);
  expect(runs()).toBe(1);
});

test('work that everybody has left is stopped, and a caller who comes just then gets a new run', async () => {
  const share = createSingleFlight<string>();
  const { run, end, runs } = blockedCall();
  const gone = new AbortController();
  const left = withAbort(gone.signal, () => share('sofa', run));
  gone.abort();
  const next = share('sofa', run);
  await expect(left).rejects.toThrow('nobody waits');
  end('found');
  expect(await next).toBe('found');
  expect(runs()).toBe(2);
});

test('work that only somebody wants who has gone already is stopped at once', async () => {
  const share = createSingleFlight<string>();
  const { run } = blockedCall();
  await expect(withAbort(AbortSignal.abort(), () => share('sofa', run))).rejects.toThrow('nobody waits');
});

test('a failure is told to all who waited, and the next one begins anew', async () => {
  const share = createSingleFlight<string>();
  const failing = () => Promise.reject(new Error('the database is away'));
  const outcomes = await Promise.allSettled([share('sofa', failing), share('sofa', failing)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('sofa', async () => 'found')).toBe('found');
});
