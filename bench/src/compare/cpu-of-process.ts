import { readFileSync } from 'node:fs';

/** Of the kernel's interface, whatever its own clock is. */
const TICKS_PER_SECOND = 100;
/** User and system time are the 14th and 15th field; the second one is the name in brackets, which may hold spaces. */
const [USER, SYSTEM] = [11, 12];

/** Seconds of CPU that a process with all its threads has used so far: what else the machine does is not in it. */
export function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
}
