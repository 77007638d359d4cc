// A separate clock per host: namespaces share the machine's, so a small library is preloaded into the host's programs.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Programs to build it, by Debian package. */
export const CLOCK_PROGRAMS = { '/usr/bin/cc': 'gcc libc6-dev' };
const SOURCE = fileURLToPath(new URL('./clock-ahead.c', import.meta.url));
const LIBRARY = '/run/clock-ahead.so';
const CLOCK = '/run/clock';

export interface HostClock {
  /** Prefix of each command of this host. */
  command: readonly string[];
  set(aheadS: number): void;
}

/** `path` gives the real path of a file of the host. */
export function makeHostClock(path: (file: string) => string): HostClock {
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', path(LIBRARY), SOURCE]);
  writeFileSync(path(CLOCK), asInt64(0));
  return {
    command: ['env', `LD_PRELOAD=${LIBRARY}`],
    set(aheadS) {
      // In place: programs have mapped the file.
      const file = openSync(path(CLOCK), 'r+');
      writeSync(file, asInt64(aheadS), 0, undefined, 0);
      closeSync(file);
    },
  };
}

const asInt64 = (number: number): Uint8Array => new Uint8Array(new BigInt64Array([BigInt(number)]).buffer);
