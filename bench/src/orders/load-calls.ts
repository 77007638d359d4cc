import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import autocannon from 'autocannon';
import { type Figures, figuresOf } from '../catalogue/report/figures.ts';

export const IN_FLIGHT = 8;
/** The first requests of a process also pay for its compilation. */
export const WARM_UP = 200;

/** The body and the session of one request. */
export interface Asked {
  token: string;
  body: object;
}

export interface Loaded {
  /** Milliseconds of every answer. */
  times: number[];
  seconds: number;
}

export const headersOf = (token: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
  'idempotency-key': randomUUID(),
});

/** Sends so many requests of one call, eight in flight; a refusal ends the run. */
export const loadCall = (origin: string, call: EndpointName, count: number, next: () => Asked): Promise<Loaded> =>
  loadPath(origin, endpoints[call], count, next);

/** The same for any server. */
export async function loadPath(
  origin: string,
  { path, method }: { path: string; method: 'GET' | 'POST' },
  count: number,
  next: () => Asked,
): Promise<Loaded> {
  const times: number[] = [];
  const options = {
    url: origin,
    connections: IN_FLIGHT,
    amount: count,
    requests: [
      {
        method,
        path,
        setupRequest: (request: autocannon.Request) => {
          const { token, body } = next();
          return { ...request, headers: headersOf(token), body: JSON.stringify(body) };
        },
      },
    ],
  };
  const started = performance.now();
  const { errors, non2xx, statusCodeStats } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (errors + non2xx > 0) throw new Error(`${path}: ${errors} lost, answers ${JSON.stringify(statusCodeStats)}`);
  return { times, seconds: (performance.now() - started) / 1_000 };
}

export const figuresOfLoads = (loads: readonly Loaded[]): Figures =>
  figuresOf(
    loads.flatMap(({ times }) => times),
    loads.reduce((sum, { seconds }) => sum + seconds, 0),
    0,
  );

/** One after the other, then from the beginning again. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at % items.length] as Item;
    at += 1;
    return item;
  };
}
