import { createHash } from 'node:crypto';
import pg from 'pg';
import { type SeededRandom, seededRandom } from '../../../scripts/seeded-random.ts';
import type { EngineRequest, Send } from './engine-requests.ts';
import { IN_FLIGHT, WARM_UP_SECONDS } from './load-api.ts';
import { type Figures, figuresOf } from './report/figures.ts';

/** Sends the requests by plain `pg`, as many at a time as for the API, as prepared statements. */
export async function loadEngine(url: string, requests: readonly EngineRequest[], seconds: number): Promise<Figures> {
  const clients = Array.from({ length: IN_FLIGHT }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const random = seededRandom(17);
    await run(clients, requests, random, WARM_UP_SECONDS);
    return await run(clients, requests, random, seconds);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function run(
  clients: readonly pg.Client[],
  requests: readonly EngineRequest[],
  random: SeededRandom,
  seconds: number,
): Promise<Figures> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      const send: Send = async ({ text, values }) => (await client.query({ name: nameOf(text), text, values })).rows;
      while (performance.now() < until) {
        const asked = performance.now();
        await random.oneOf(requests)(send);
        times.push(performance.now() - asked);
      }
    }),
  );
  return figuresOf(times, (performance.now() - started) / 1_000, 0);
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
