// npm run drill -- deploy [--rounds 5] [--orders 1000000] [--rate 10] [--visitors 30] [--ready 90] [--quick] [--keep-logs folder]
// Deploys releases that migrate a large orders table, and rolls them back, with ops/deploy, while customers buy, visitors browse and
// the worker moves trucks; then deploys one that does not become ready. Counts failures, losses and lock waits.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endDrill, sayWhere } from '../around.ts';
import { makeHost, makeSwitch } from '../hosts.ts';
import { countLosses } from '../load/count-losses.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { startEdges } from '../shop/start-edges.ts';
import { API_PORTS, startShop } from '../shop/start-shop.ts';
import { DATABASE_ADDRESS, startDatabaseHost, superuserUrl } from './database-host.ts';
import { fillOrders } from './fill-orders.ts';
import { installShop, openDeployments } from './install-shop.ts';
import { keepSelling } from './keep-selling.ts';
import { FIRST, releaseOf, UNREADY } from './plant-releases.ts';
import { reportAll, reportCalm, reportStep } from './report.ts';
import { fillTruckOrders, openYard } from './trucks.ts';
import { watchLocks } from './watch-locks.ts';

const PROGRAMS = {
  '/usr/lib/postgresql/15/bin/initdb': 'postgresql',
  '/usr/sbin/keepalived': 'keepalived',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/bin/git': 'git',
  '/usr/bin/npm': 'npm',
  '/usr/sbin/ip': 'iproute2',
};
const APPLICATION = '10.20.0.31';
const CALM_MS = 20_000;
/** For the release that never becomes ready. */
const UNREADY_S = 20;
/** Each round is a deployment and a rollback. */
const LONGEST_ROUND_S = 420;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '30' },
    ready: { type: 'string', default: '90' },
    quick: { type: 'boolean', default: false },
    'keep-logs': { type: 'string' },
  },
});
const rounds = Number(values.rounds);

await inOwnNamespaces(PROGRAMS, (folder) => endDrill(folder, values['keep-logs'], () => drill(folder)));

async function drill(folder: string): Promise<boolean> {
  sayWhere();
  const { shop, installation, deploy, orders } = await startEverything(folder);
  const yard = await openYard(shop, orders);
  const selling = await keepSelling(shop, {
    ...{ ordersASecond: Number(values.rate), visitorsASecond: Number(values.visitors) },
    mostSeconds: (rounds + 1) * LONGEST_ROUND_S,
  });
  const locks = await watchLocks();
  await pause(CALM_MS);
  reportCalm(selling, locks.take());
  let isGood = true;

  /** One deployment; the worker is replaced while it moves the truck. */
  const step = async (argument: string, truck?: number): Promise<void> => {
    const failedBefore = selling.failures().length;
    let batch: number | undefined;
    const done = await deploy(argument, argument === UNREADY ? UNREADY_S : Number(values.ready), async (unit) => {
      if (unit !== 'tokhi-worker' || truck === undefined) return;
      batch = await yard.begin(truck, argument === 'back' ? 'came_in_ub' : 'came_in_ereen');
    });
    const moved = batch === undefined ? undefined : await yard.finished(batch);
    const failures = selling.failures().slice(failedBefore);
    const seen = { argument, done, moved, failures, waits: locks.take(), inService: installation.inService() };
    isGood = reportStep(seen) && isGood;
  };
  for (const [at, truck] of yard.trucks.entries()) {
    await step(releaseOf(at + 1), truck);
    await step('back', truck);
  }
  await step(UNREADY);
  await selling.end();
  await locks.stop();
  const losses = await countLosses(shop, selling.promised, selling.moved);
  return reportAll(selling, losses) && installation.inService() === FIRST && isGood;
}

async function startEverything(folder: string) {
  const installation = installShop(folder, { rounds, isQuick: values.quick });
  console.log('the first release is built');
  makeSwitch();
  const host = makeHost(folder, 'app', APPLICATION);
  await startDatabaseHost(folder);
  let orders: string[][] = [];
  const shop = await startShop({
    ...{ host, databaseAt: `${DATABASE_ADDRESS}:5432`, superuserUrl: () => Promise.resolve(superuserUrl()) },
    release: installation.current,
    // As in production: a process reports that it stops before it does.
    settings: { DRAIN_MS: '2000' },
    async furnish(url, env) {
      const began = performance.now();
      await fillOrders(url, Number(values.orders), env['ORDER_NUMBER_KEY'] ?? '');
      orders = await fillTruckOrders(url, rounds, env['ORDER_NUMBER_KEY'] ?? '');
      console.log(
        `${values.orders} orders of the drill were made in ${Math.round((performance.now() - began) / 1_000)} s`,
      );
    },
  });
  const upstreams = API_PORTS.map((port) => `${APPLICATION}:${port}`);
  await startEdges(folder, upstreams);
  const deploy = await openDeployments(installation, { folder, host, shop });
  console.log('two edges, the shop and its database are up');
  return { shop, installation, deploy, orders };
}
