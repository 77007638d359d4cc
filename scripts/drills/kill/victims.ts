// What can be killed on one server, and how systemd starts it again.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { PROCESSES, type ProcessName, type Shop } from '../shop/start-shop.ts';
import { until } from '../until.ts';

/** systemd's default RestartSec, which Debian's redis-server.service has. */
const DEFAULT_RESTART_MS = 100;
const LONGEST_START_S = 120;

export type Victim = ProcessName | 'redis';
export const VICTIMS: readonly Victim[] = [...(Object.keys(PROCESSES) as ProcessName[]), 'redis'];

/** RestartSec of the unit; requires Restart=always. */
function restartMs(victim: Victim): number {
  if (victim === 'redis') return DEFAULT_RESTART_MS;
  const unit = victim.startsWith('api') ? 'tokhi-api@' : `tokhi-${victim}`;
  const text = readFileSync(new URL(`../../../ops/systemd/${unit}.service`, import.meta.url), 'utf8');
  const seconds = /^RestartSec=(\d+)$/m.exec(text)?.[1];
  if (seconds === undefined || !text.includes('Restart=always')) throw new Error(`${unit} is not started again`);
  return Number(seconds) * 1_000;
}

export interface Restarted {
  /** From the kill until it is ready. */
  seconds: number;
  /** Its CPU time until then: the start time on an idle machine, without RestartSec. */
  ownSeconds: number;
}

/** Kills it and restarts it as systemd would. */
export async function killAndRestart(shop: Shop, victim: Victim): Promise<Restarted> {
  const running = shop.host.running(victim);
  if (running === undefined) throw new Error(`${victim} does not run`);
  const gone = once(running, 'exit');
  const began = performance.now();
  shop.host.stop(victim, 'SIGKILL');
  await gone;
  await pause(restartMs(victim));
  if (victim === 'redis') shop.startRedis();
  else shop.start(victim);
  await until(`${victim} is ready again`, LONGEST_START_S, () => isBack(shop, victim));
  return { seconds: (performance.now() - began) / 1_000, ownSeconds: cpuSeconds(shop.host.running(victim)?.pid ?? 0) };
}

/** The worker is checked by /healthz: its /readyz also fails if jobs waited before the restart. */
async function isBack(shop: Shop, victim: Victim): Promise<boolean> {
  if (victim === 'redis') return shop.host.run(['redis-cli', 'ping']).includes('PONG');
  if (victim !== 'worker') return shop.ready(victim);
  const address = `http://${shop.host.address}:${PROCESSES.worker}/healthz`;
  return (await fetch(address, { signal: AbortSignal.timeout(1_000) })).status === 200;
}

/** Linux counts in hundredths; user and system time are fields 14 and 15, after a name that may have blanks. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
