// npm run drill -- alerts [--only NginxDown,QueueOld] [--keep-logs folder]
// Causes the faults that the alerts of ops/monitoring detect, several at once while customers buy, and records how many seconds
// each alert needs to fire in Debian's Prometheus, and which ones page on call. Takes about forty minutes. Needs `npm run build`.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { EXPORTER_METRICS } from '../../ops/metrics-in.ts';
import { endDrill, sayWhere } from '../around.ts';
import type { Host } from '../hosts.ts';
import { hasNone, saidOf } from '../load/count-losses.ts';
import { runLoad } from '../load/run-load.ts';
import { MONITORING_PROGRAMS, type Monitoring, startMonitoring } from '../monitoring/start-monitoring.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { ONE_SERVER_PROGRAMS, startOneServer } from '../shop/one-server.ts';
import type { Shop } from '../shop/start-shop.ts';
import * as parts from './broken-parts.ts';
import { type Cause, cause, type Fired } from './cause.ts';
import * as more from './more-machines.ts';
import * as data from './wrong-data.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string' }, 'keep-logs': { type: 'string' } },
});
const LOAD = { aSecond: 1, seconds: 150 };
const QUIET_MS = 120_000;
/** Alertmanager waits for more alerts of the same group. */
const RINGS_AFTER_MS = 30_000;

/** No cause needs what another one of its phase breaks. */
const phases = (standby: Host): readonly (readonly Cause[])[] => [
  [
    ...[parts.SILENT_DOCTOR, parts.RESTING_PROVIDER, parts.DEAD_PROCESS, parts.DEAD_EXPORTER, parts.SLOW_TABLE],
    ...[
      data.REFUSED_LOGINS,
      data.OLD_QUEUE,
      data.FAILED_JOB,
      data.SEARCHES_IN_VAIN,
      data.STALE_FIGURES,
      data.UNSURE_ORDER,
    ],
    ...[data.OLD_MONEY, data.LATE_PAYMENTS_SEEN, data.LOST_NOTICES],
  ],
  [
    ...[
      more.FULL_DISK,
      more.LAGGING_STANDBY,
      parts.DOCTOR_AT_A_BAD_MACHINE,
      parts.HANGING_PROCESS,
      parts.FEW_CONNECTIONS,
    ],
    ...[data.FEW_LOTTERIES, data.STRAY_MONEY, data.FAILED_RECEIPTS, data.OLD_SEARCH],
  ],
  [parts.LOCKED_CUSTOMERS, parts.RESTARTING_PROCESS, data.STANDING_BATCH],
  [parts.DEAD_REDIS, parts.DEAD_NGINX, data.UNPAID_ORDERS, data.SEARCHED_IN_VAIN],
  [parts.DEAD_POSTGRESQL, more.deadStandby(standby)],
];

await inOwnNamespaces({ ...ONE_SERVER_PROGRAMS, ...MONITORING_PROGRAMS, ...more.DISK_PROGRAMS }, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    sayWhere();
    const shop = await startOneServer(folder);
    const standby = await more.startStandby(folder, shop.host);
    more.mountOwnDisk(shop.host);
    const monitoring = await startMonitoring(shop);
    const isQuiet = await sellInQuiet(shop, monitoring);
    const fired: Fired[] = [];
    for (const phase of phases(standby)) {
      const some = await cause(shop, monitoring, phase.filter(isWanted));
      some.forEach(say);
      fired.push(...some);
    }
    await pause(RINGS_AFTER_MS);
    sayRest(fired, monitoring);
    return isQuiet && fired.every(({ seconds }) => seconds !== null);
  }),
);

function isWanted({ alerts }: Cause): boolean {
  return values.only === undefined || values.only.split(',').some((name) => alerts.includes(name));
}

/** Without a fault no alert may fire; this load creates the data for later faults. */
async function sellInQuiet(shop: Shop, monitoring: Monitoring): Promise<boolean> {
  const { promised, moved, losses } = await runLoad(shop, LOAD, () => pause(QUIET_MS));
  const fired = await monitoring.fired();
  console.log(`${saidOf(losses, promised, moved)}; alerts: ${fired.join(', ') || 'none'}`);
  const names = await monitoring.metricNames();
  const missing = EXPORTER_METRICS.filter((name) => !names.has(name));
  console.log(`metrics that alerts ask for and no exporter has: ${missing.join(', ') || 'none'}`);
  return hasNone(losses) && fired.length === 0 && missing.length === 0;
}

function say({ alert, seconds, within }: Fired): void {
  console.log(`${seconds === null ? '✗' : '✓'} ${alert}: ${seconds ?? 'not'} s (${within})`);
}

function sayRest(fired: readonly Fired[], monitoring: Monitoring): void {
  const rules = new URL('../../../ops/monitoring/rules/', import.meta.url);
  const all = readdirSync(rules).flatMap((name) => {
    const { groups } = parse(readFileSync(new URL(name, rules), 'utf8')) as {
      groups: { rules: { alert?: string; labels?: { severity: string } }[] }[];
    };
    return groups.flatMap((group) => group.rules.filter(({ alert }) => alert !== undefined));
  });
  const caused = new Set(fired.map(({ alert }) => alert));
  const names = all.map(({ alert = '' }) => alert);
  const pages = all.filter(({ labels }) => labels?.severity === 'page').map(({ alert = '' }) => alert);
  const silent = pages.filter((alert) => caused.has(alert) && !monitoring.rung.has(alert));
  console.log(`\n${caused.size} of ${names.length} alerts caused`);
  console.log(`not caused here: ${names.filter((name) => !caused.has(name)).join(', ')}`);
  console.log(`rang at whoever is on call: ${[...monitoring.rung].sort().join(', ')}`);
  if (silent.length > 0) console.log(`did not ring, though they page: ${silent.join(', ')}`);
}
