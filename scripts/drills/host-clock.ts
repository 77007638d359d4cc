// A clock of a host's own: namespaces share the machine's, so a small library stands in front of what the host starts.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What it takes to make one, by Debian package. */
export const CLOCK_PROGRAMS = { '/usr/bin/cc': 'gcc libc6-dev' };
const SOURCE = fileURLToPath(new URL('./clock-ahead.c', import.meta.url));
const LIBRARY = '/run/clock-ahead.so';
const CLOCK = '/run/clock';

export interface HostClock {
  /** What a command of this host begins with. */
  command: readonly string[];
  set(aheadS: number): void;
}

/** `path` says where a file of the host really lies. */
export function makeHostClock(path: (file: string) => string): HostClock {
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', path(LIBRARY), SOURCE]);
  writeFileSync(path(CLOCK), asInt64(0));
  return {
    command: ['env', `LD_PRELOAD=${LIBRARY}`],
    set(aheadS) {
      // In place: programs have the file in their memory.
      const file = openSync(path(CLOCK), 'r+');
      writeSync(file, asInt64(aheadS), 0, undefined, 0);
      closeSync(file);
    },
  };
}

const asInt64 = (number: number): Uint8Array => new Uint8Array(new BigInt64Array([BigInt(number)]).buffer);
