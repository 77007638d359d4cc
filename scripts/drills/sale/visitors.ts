// Visitors during the sale: they request pages as browsers do, each time from another address.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { visitorAddress } from '../hosts.ts';
import { EDGE_PORT, PUBLIC_ADDRESS } from '../shop/start-nginx.ts';

const LONGEST_MS = 30_000;
/** Outside the addresses of buyers. */
const FIRST_ADDRESS = 40_000;

export interface Looked {
  times: number[];
  /** By status and cache result of the edge; «no answer» if none. */
  counts: Map<string, number>;
}

export const nothingSeen = (): Looked => ({ times: [], counts: new Map() });

/** Requests `aSecond` pages a second, in turn, until the signal. */
export async function look(
  looked: Looked,
  { aSecond, paths, until }: { aSecond: number; paths: readonly string[]; until: AbortSignal },
): Promise<void> {
  const began = performance.now();
  const asked: Promise<void>[] = [];
  for (let at = 0; !until.aborted; at += 1) {
    const wait = began + (at * 1_000) / aSecond - performance.now();
    if (wait > 0) await pause(wait);
    asked.push(lookOnce(looked, paths[at % paths.length] ?? '/', at));
  }
  await Promise.all(asked);
}

async function lookOnce({ times, counts }: Looked, path: string, at: number): Promise<void> {
  const from = performance.now();
  const said = await ask(path, FIRST_ADDRESS + at).catch(() => 'no answer');
  times.push(performance.now() - from);
  counts.set(said, (counts.get(said) ?? 0) + 1);
}

const ask = (path: string, at: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({
      ...{ host: PUBLIC_ADDRESS, port: EDGE_PORT, path, agent: false, localAddress: visitorAddress(at) },
      headers: { host: 'tokhi.example', 'accept-encoding': 'br' },
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => resolve(`${answer.statusCode} ${String(answer.headers['x-cache'] ?? '')}`));
    });
    asked.end();
  });
