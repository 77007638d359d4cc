import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e9;

/** Seconds of CPU that the threads of a process have used so far, without other load on the machine. */
export function cpuSecondsOf(pid: number): number {
  const threads = `/proc/${pid}/task`;
  // In nanoseconds; /proc/<pid>/stat counts hundredths of a second, too coarse for a turn of a few requests.
  const used = readdirSync(threads).map((thread) =>
    Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return used.reduce((sum, value) => sum + value, 0) / NANOSECONDS;
}
