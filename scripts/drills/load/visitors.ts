// Visitors who browse: pages that the edge caches, a script that an earlier page named, and calls that are not cached.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@tokhi/contract/endpoints';
import { visitorAddress } from '../hosts.ts';
import { postTo } from '../shop/send-call.ts';
import { EDGE_PORT, PUBLIC_ADDRESS } from '../shop/start-nginx.ts';
import type { Shop } from '../shop/start-shop.ts';

const PRODUCTS = 300;
const LISTS = [
  '/home',
  '/top-20',
  '/new-arrival',
  '/search?p=%D0%B1%D1%83%D0%B9%D0%B4%D0%B0%D0%BD',
  '/bonus',
  '/robots.txt',
];
/** Every third visitor sends a call, every tenth requests a script of the page a while later. */
const [CALL_EVERY, SCRIPT_EVERY] = [3, 10];
const LOOKED_AT_MS = 20_000;
const LONGEST_MS = 60_000;
const SCRIPT = /\/assets\/[\w./-]+\.js/g;

export interface Visits {
  asked: number;
  /** Answered from the edge's cache. */
  kept: number;
  times: number[];
  failed: string[];
}

export const noVisits = (): Visits => ({ asked: 0, kept: 0, times: [], failed: [] });

/** Products whose pages visitors open. */
export async function codesToVisit(shop: Shop): Promise<readonly string[]> {
  const listed = 'select code from products where is_listed order by id limit $1';
  return shop.inDatabase(async (pool) =>
    (await pool.query<{ code: string }>(listed, [PRODUCTS])).rows.map((row) => row.code),
  );
}

export async function visit(visits: Visits, codes: readonly string[], at: number): Promise<void> {
  const place = { host: PUBLIC_ADDRESS, port: EDGE_PORT, from: visitorAddress(at) };
  const code = codes[(at * 7) % codes.length] ?? '';
  if (at % CALL_EVERY === 0) {
    await noted(visits, endpoints.singleProduct.path, async () => {
      const { status } = await postTo(place)(endpoints.singleProduct.path, '', { id: code });
      return { status, text: '', isKept: false };
    });
    return;
  }
  const path = at % 4 === 1 ? (LISTS[at % LISTS.length] ?? '/home') : `/single-product/${code}`;
  const page = await noted(visits, path, () => read(place, path));
  const scripts = [...new Set(page?.text.match(SCRIPT) ?? [])];
  const script = scripts[at % scripts.length];
  if (at % SCRIPT_EVERY !== 1 || script === undefined) return;
  await pause(Math.random() * LOOKED_AT_MS);
  await noted(visits, script, () => read(place, script));
}

interface Answer {
  status: number;
  text: string;
  isKept: boolean;
}

async function noted(visits: Visits, what: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
  visits.asked += 1;
  const began = performance.now();
  try {
    const answer = await ask();
    visits.times.push(performance.now() - began);
    if (answer.isKept) visits.kept += 1;
    if (answer.status !== 200) visits.failed.push(`${what} answered ${answer.status}`);
    return answer;
  } catch (error) {
    visits.failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Reads a page or file to its end; a truncated one fails. */
const read = (place: { host: string; port: number; from: string }, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({
      ...{ host: place.host, port: place.port, localAddress: place.from, path, agent: false },
      ...{ headers: { host: 'tokhi.example' }, signal: AbortSignal.timeout(LONGEST_MS) },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.once('error', reject);
      answer.once('end', () => {
        const isKept = ['HIT', 'STALE', 'UPDATING'].includes(String(answer.headers['x-cache']));
        resolve({ status: answer.statusCode ?? 0, text, isKept });
      });
    });
    asked.end();
  });
