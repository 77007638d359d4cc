// npm run drill -- failover [--only kill,switchover] [--rounds 1] [--seconds 90] [--rate 10] [--keep-logs folder]
// Breaks three database hosts, Redis, HAProxy, the edge and clocks while the shop sells, and counts losses. Needs `npm run build`.
import { copyFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endDrill, sayWhere } from '../around.ts';
import { CLOCK_PROGRAMS } from '../host-clock.ts';
import { type Host, makeHost, makeSwitch } from '../hosts.ts';
import { runLoad, sustainedRate } from '../load/run-load.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { startEdges } from '../shop/start-edges.ts';
import { API_PORTS, startShop } from '../shop/start-shop.ts';
import { startCluster } from './cluster.ts';
import { FAULTS, type Fault, type Machines } from './faults.ts';
import { report } from './report.ts';

const PROGRAMS = {
  '/usr/bin/patroni': 'patroni python3-etcd',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/keepalived': 'keepalived',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/sbin/ip': 'iproute2',
  ...CLOCK_PROGRAMS,
};
const STRIKE_AFTER_MS = 10_000;
const RIGHT_AFTER_MS = 20_000;
const APPLICATION = '10.20.0.31';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    only: { type: 'string', default: Object.keys(FAULTS).join(',') },
    rounds: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '90' },
    rate: { type: 'string' },
    'keep-logs': { type: 'string' },
  },
});

await inOwnNamespaces(PROGRAMS, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    const names = values.only.split(',');
    const unknown = names.filter((name) => FAULTS[name] === undefined);
    if (unknown.length > 0)
      throw new Error(`no fault ${unknown.join(', ')}; there are ${Object.keys(FAULTS).join(', ')}`);
    sayWhere();
    const setsClock = names.some((name) => FAULTS[name]?.setsClock);
    const machines = await startMachines(folder, setsClock ? (host) => host.setClock(0) : () => undefined);
    const aSecond = values.rate === undefined ? await sustainedRate(machines.shop) : Number(values.rate);
    let isGood = true;
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      for (const name of names) isGood = (await drill(machines, name, FAULTS[name] as Fault, aSecond)) && isGood;
    }
    return isGood;
  }),
);

async function startMachines(folder: string, prepare: (host: Host) => void): Promise<Machines> {
  makeSwitch();
  const host = makeHost(folder, 'app', APPLICATION);
  prepare(host);
  const cluster = await startCluster(folder, prepare);
  copyFileSync(new URL('../../../ops/cluster/haproxy.cfg', import.meta.url), host.path('/etc/haproxy/haproxy.cfg'));
  const startHaproxy = () => void host.start('haproxy', ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg']);
  startHaproxy();
  const shop = await startShop({ host, databaseAt: '127.0.0.1:5000', superuserUrl: cluster.url });
  const edges = await startEdges(
    folder,
    API_PORTS.map((port) => `${APPLICATION}:${port}`),
  );
  console.log('three database hosts, two edges and the shop are up');
  return { cluster, edges, shop, startHaproxy };
}

/** Applies and repairs one fault under load, and counts losses. */
async function drill({ cluster, ...others }: Machines, name: string, fault: Fault, aSecond: number): Promise<boolean> {
  await cluster.healthy();
  const leader = await cluster.leader();
  const standby = (await cluster.members())?.find(({ role }) => role === 'sync_standby');
  if (standby === undefined) throw new Error('no synchronous standby');
  let recoveredIn = 0;
  const seen = await runLoad(others.shop, { aSecond, seconds: Number(values.seconds) }, async () => {
    await pause(STRIKE_AFTER_MS);
    const putRight = fault.strike({ cluster, ...others }, leader, cluster.host(standby.name));
    await pause(RIGHT_AFTER_MS + (fault.mostSeconds ?? 0) * 500);
    await putRight();
    const began = performance.now();
    await cluster.healthy();
    recoveredIn = (performance.now() - began) / 1_000;
  });
  const to = (await cluster.leader()).name;
  return report(
    `${name}: ${fault.what}; leader ${leader.name} → ${to}, ${aSecond} orders a second`,
    fault,
    seen,
    recoveredIn,
  );
}
