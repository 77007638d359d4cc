// npm run drill -- restore [--gigabytes 0.2] [--orders 400] [--keep-logs folder]
// Backs up a shop that sells, restores it to a moment, loses all its disks, finds the payments of the lost minutes, and tries three
// repositories that it must refuse. Needs `npm run build`. In full: --gigabytes 2 --orders 8000, below the limit of 10,000 unpaid orders.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { initScratch } from '../../../server/src/backup/scratch-cluster.ts';
import { saidInShop } from '../../../server/src/restore/moment.ts';
import { endDrill, loadSaid, sayWhere } from '../around.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { until } from '../until.ts';
import { KINDS, rehearseBad, restoreBad } from './bad-repositories.ts';
import { type Checks, createChecks } from './checks.ts';
import { runBackup, runFindPayments, runRestore } from './commands.ts';
import { indented, newestOf, paidOf, thereOf } from './look-at-shop.ts';
import { cutPower, firstStart, loseDisks, type Machines, makeMachines } from './machines.ts';
import { makeShopDatabase, openShop, type SellingShop } from './selling-shop.ts';
import { differences, snapshotOf } from './table-sums.ts';

const PROGRAMS = {
  '/usr/bin/pgbackrest': 'pgbackrest',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/sbin/ip': 'iproute2',
};
/** Ended orders with three lines each, and their other rows. */
const ORDERS_PER_GIGABYTE = 400_000;
const PAID_BY_EACH = 5;
const [LISTED, ASKED] = ['qpay', 'monpay'] as const;
const LONGEST_S = 300;
/** The worst moment: just before the next segment would be sent. */
const BEFORE_THE_NEXT_MS = 28_000;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    gigabytes: { type: 'string', default: '0.2' },
    orders: { type: 'string', default: '400' },
    'keep-logs': { type: 'string' },
  },
});

await inOwnNamespaces(PROGRAMS, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    sayWhere();
    execFileSync('ip', ['link', 'set', 'lo', 'up']);
    const machines = makeMachines(folder);
    keepLog(machines);
    await firstStart(machines);
    const shop = await openShop(machines.url);
    const check = createChecks();
    const size = await makeShopDatabase(shop, Math.round(Number(values.gigabytes) * ORDERS_PER_GIGABYTE));
    await shop.start();
    const taken = await runBackup(machines, 'take');
    check('a backup is taken', taken.isGood, `${size}, ${taken.seconds.toFixed(0)} s, ${taken.said}`);
    const rehearsed = await runBackup(machines, 'rehearse');
    check('it is restored and looked at by the rehearsal', rehearsed.isGood, rehearsed.said);
    await goBack(machines, shop, check);
    await loseEverything(machines, shop, check);
    for (const kind of KINDS) await rehearseBad(machines, folder, kind, check);
    await shop.stop();
    for (const kind of KINDS) await restoreBad(machines, folder, kind, check);
    console.log(
      check.failed.length === 0 ? 'All is so.' : `${check.failed.length} are not so: ${check.failed.join('; ')}`,
    );
    return check.failed.length === 0;
  }),
);

/** PostgreSQL logs to the shop's folder; `--keep-logs` only copies the folder of logs. */
function keepLog({ shop }: Machines): void {
  const log = join(shop.folder, 'postgresql.log');
  process.on('exit', () => {
    const kept = values['keep-logs'];
    if (kept === undefined || !existsSync(log)) return;
    mkdirSync(kept, { recursive: true });
    cpSync(log, join(kept, 'postgresql.log'));
  });
}

/** Orders before and after a moment, a restore to it, and the payments made since. */
async function goBack(machines: Machines, shop: SellingShop, check: Checks): Promise<void> {
  const count = Number(values.orders);
  await shop.sell(Math.ceil(count * 0.9));
  const waiting = {
    [LISTED]: await shop.invoice(PAID_BY_EACH, LISTED),
    [ASKED]: await shop.invoice(PAID_BY_EACH, ASKED),
  };
  shop.freeze('SIGSTOP');
  // Statements sent before have ended by then.
  await pause(1_500);
  const snapshot = await snapshotOf(shop.url);
  const moment = saidInShop(new Date());
  await pause(1_500);
  shop.freeze('SIGCONT');
  await until('the second is over', 5, async () => saidInShop(new Date()) > moment);
  await shop.sell(Math.floor(count * 0.1));
  const missing = await shop.invoice(PAID_BY_EACH, LISTED);
  for (const number of [...waiting[LISTED], ...missing]) await shop.bank.pay(LISTED, number);
  for (const number of waiting[ASKED]) await shop.bank.pay(ASKED, number);
  const wanted = await snapshot.sums();
  const refused = await runRestore(machines, moment);
  check(
    'no restore beside a shop that runs',
    !refused.isGood && refused.said.includes('still runs'),
    refused.said.slice(0, 90),
  );
  await shop.stop();
  const unsure = await runRestore(machines, moment, { typed: ['tokhi', 'yes'] });
  check('no restore without both answers', !unsure.isGood && unsure.said.includes('Nothing was changed'));
  await shop.inDatabase((pool) => pool.query('select pg_switch_wal()'));
  await pause(3_000);
  const restored = await runRestore(machines, moment);
  console.log(indented(restored));
  check('restored to the moment', restored.isGood, `${restored.seconds.toFixed(0)} s`);
  await machines.startDatabase();
  const different = differences(wanted, await (await snapshotOf(shop.url)).sums());
  check(`all ${wanted.size} tables are those of ${moment}`, different.length === 0, different.join('; '));
  const found = await runFindPayments(shop.env, moment, saidInShop(new Date(Date.now() + 60_000)));
  const again = await runFindPayments(shop.env, moment, saidInShop(new Date(Date.now() + 60_000)));
  console.log(indented(found));
  const paid = [...waiting[LISTED], ...waiting[ASKED]];
  check('orders that were paid in the gap are paid', (await paidOf(shop, paid)) === paid.length, paid.join(' '));
  check('money of orders that are gone is listed', found.said.includes(`${missing.length} are of nobody known`));
  check(
    'a second look finds nothing new',
    again.said.includes(': 0 were found now'),
    again.said.split('\n').at(-2) ?? '',
  );
  await shop.start();
  check('the shop sells', (await shop.sell(3)).size === 3);
}

async function loseEverything(machines: Machines, shop: SellingShop, check: Checks): Promise<void> {
  const last = () =>
    shop.inDatabase(async (pool) => (await pool.query('select archived_count as n from pg_stat_archiver')).rows[0]?.n);
  const before = await last();
  await shop.sell(2);
  await until('a segment leaves', 120, async () => (await last()) !== before);
  const end = performance.now() + BEFORE_THE_NEXT_MS;
  const made = new Map<string, number>();
  while (performance.now() < end) {
    for (const [number, at] of await shop.sell(2)) made.set(number, at);
    await pause(300);
  }
  const lostAt = Date.now();
  cutPower(machines.shop);
  await shop.stop();
  loseDisks(machines.shop);
  const began = performance.now();
  // A new machine as ops/install.md leaves it.
  await initScratch(machines.shop);
  const restored = await runRestore(machines, 'newest', { more: ['--new-machine'] });
  console.log(indented(restored));
  check('restored from the repository alone', restored.isGood, `${restored.seconds.toFixed(0)} s`);
  await machines.startDatabase();
  await shop.start();
  const sells = await shop.sell(1);
  const rto = (performance.now() - began) / 1_000;
  check('the shop sells again', sells.size === 1);
  check(
    `RTO ≤ ${LONGEST_S} s`,
    rto <= LONGEST_S,
    `${rto.toFixed(0)} s from the loss to an order, load average ${loadSaid()}`,
  );
  const newest = await newestOf(shop, lostAt);
  const rpo = (lostAt - newest.getTime()) / 1_000;
  const gone = made.size - (await thereOf(shop, [...made.keys()]));
  check(
    'RPO ≤ 60 s',
    rpo <= 60,
    `${rpo.toFixed(1)} s; ${gone} of ${made.size} acknowledged orders were not archived yet`,
  );
}
