import { readFileSync } from 'node:fs';

const LOOK_MS = 50;

/** What of a process is in memory now, in megabytes. */
function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Follows processes until it is asked, and says how far each has grown over what it had when this began. */
export function watchMemory<Name extends string>(pids: Readonly<Record<Name, number>>) {
  const names = Object.keys(pids) as Name[];
  const ofEach = (value: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
  const before = ofEach((name) => residentMb(pids[name]));
  const most = { ...before };
  const timer = setInterval(() => {
    for (const name of names) most[name] = Math.max(most[name], residentMb(pids[name]));
  }, LOOK_MS);
  return {
    before,
    growth: () => ofEach((name) => most[name] - before[name]),
    stop: () => clearInterval(timer),
  };
}
