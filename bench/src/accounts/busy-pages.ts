// What product pages cost while logins flood the shop: 100 a second for 30 s, each of which needs a hash.
import autocannon from 'autocannon';
import { type Figures, figuresOf } from '../catalogue/report/figures.ts';
import { insertPeople } from './people.ts';
import type { Row } from './row.ts';
import type { FloodedShop } from './start-shop.ts';
import { addressOf, callAs } from './visitors.ts';

const SECONDS = 30;
const LOGINS_A_SECOND = 100;
/** A few visitors who open one page after another, so that pages alone do not saturate the machine. */
const PAGES_A_SECOND = 40;
const PRODUCT = '/single-product/70489215';

export async function floodBesidePages(shop: FloodedShop): Promise<Row[]> {
  const people = await insertPeople(shop, `pages-${crypto.randomUUID().slice(0, 8)}`, LOGINS_A_SECOND * SECONDS);
  await visitPages(shop, 5);
  const quiet = await visitPages(shop, SECONDS);
  const [busy, said] = await Promise.all([visitPages(shop, SECONDS), flood(shop, people)]);
  return [
    ['product pages, quiet', figures(quiet)],
    [`product pages, beside ${LOGINS_A_SECOND} wrong logins a second for ${SECONDS} s`, figures(busy)],
    ['what the logins were answered', said],
    ['p95 of pages, flooded against quiet', `${(busy.p95 / quiet.p95).toFixed(2)} ×`],
  ];
}

const figures = ({ p50, p95, p99, requests, errors }: Figures): string =>
  `p50 ${p50}, p95 ${p95}, p99 ${p99} ms of ${requests} pages, ${errors} errors`;

async function flood(shop: FloodedShop, people: readonly string[]): Promise<string> {
  const counts = new Map<string, number>();
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (const [turn, email] of people.entries()) {
    const wait = began + (turn * 1_000) / LOGINS_A_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const body = { email, password: 'not this one' };
    asked.push(
      callAs(shop, 'login', body, { from: addressOf(turn), turn }).then(({ said }) => {
        counts.set(said, (counts.get(said) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(asked);
  return [...counts].map(([said, count]) => `${said} ${count}`).join(', ');
}

/** The visitors of one process; the flood goes to both. */
async function visitPages(shop: FloodedShop, seconds: number): Promise<Figures> {
  const times: number[] = [];
  const { errors, non2xx, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url: `${shop.origins[0]}${PRODUCT}`,
        connections: 8,
        overallRate: PAGES_A_SECOND,
        duration: seconds,
        headers: { 'accept-encoding': 'gzip' },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    load.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) times.push(milliseconds);
    });
  });
  return figuresOf(times, duration, errors + non2xx);
}
