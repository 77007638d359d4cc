// npm run drill -- sale [--buyers 5000] [--units 100] [--seconds 60] [--pages 30] [--keep-logs folder]
// Many buyers for few units of one product, through the edge of one server: exactly one order per unit, and all others are refused.
// Needs `npm run build`.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { endDrill, sayWhere } from '../around.ts';
import { MOST_VISITORS } from '../hosts.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { ONE_SERVER_PROGRAMS, startOneServer } from '../shop/one-server.ts';
import type { Shop } from '../shop/start-shop.ts';
import { until } from '../until.ts';
import { offer, sell } from './crowd.ts';
import { LONGEST_QUEUES_S, report } from './report.ts';
import { look, nothingSeen } from './visitors.ts';

/** As on a live shop: each buyer has their own address here. */
const AS_DELIVERED = { RATE_LIMIT_PER_MINUTE: '600', EVENT_LOOP_DELAY_LIMIT_MS: '1000' };

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    buyers: { type: 'string', default: '5000' },
    units: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    pages: { type: 'string', default: '30' },
    'keep-logs': { type: 'string' },
  },
});
const [buyers, units, seconds, pages] = [values.buyers, values.units, values.seconds, values.pages].map(Number) as [
  ...[number, number, number, number],
];
if (buyers > MOST_VISITORS / 2) throw new Error(`--buyers is ${MOST_VISITORS / 2} at most`);

await inOwnNamespaces(ONE_SERVER_PROGRAMS, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    sayWhere();
    const shop = await startOneServer(folder, AS_DELIVERED);
    const sale = await offer(shop, units, buyers);
    const looked = nothingSeen();
    const own = monitorEventLoopDelay();
    own.enable();
    const evening = new AbortController();
    const paths = ['/home', `/single-product/${sale.code}`, '/lower', '/categories/1'];
    const visitors = look(looked, { aSecond: pages, paths, until: evening.signal });
    const sold = await sell(shop, sale, seconds).finally(() => evening.abort());
    await visitors;
    own.disable();
    const ownDelayMs = own.percentile(95) / 1e6;
    return report(shop, {
      buyers,
      units,
      seconds,
      pages,
      sold,
      looked,
      ownDelayMs,
      queuesAfterS: await queuesEmpty(shop),
    });
  }),
);

/** Seconds until no job is due any more. */
async function queuesEmpty(shop: Shop): Promise<number> {
  const began = performance.now();
  await shop.inDatabase((database) =>
    until('queues are empty', LONGEST_QUEUES_S, async () => {
      const { rows } = await database.query<{ due: number }>(
        'select count(*)::int as due from graphile_worker.jobs where attempts < max_attempts and run_at <= now()',
      );
      return rows[0]?.due === 0;
    }),
  );
  return (performance.now() - began) / 1_000;
}
