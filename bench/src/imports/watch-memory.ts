import { readFileSync } from 'node:fs';

const LOOK_MS = 50;

/** The resident memory of a process now, in megabytes. */
function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Samples processes until `stop`; `growth` returns how far each has grown since the start. */
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
