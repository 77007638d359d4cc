import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What changes the database by itself, as it stands in the command line of a process. */
const OF_THE_SHOP = /(?:^|\/)server\/src\/(api|worker|admin|migrate)\.ts$/;

/** The processes of the shop on this machine, as «worker (4711)». A machine that stands elsewhere is seen by its connections. */
export function runningProcesses(folder = '/proc'): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const name = nameOf(join(folder, pid, 'cmdline'));
      return name === undefined ? [] : [`${name} (${pid})`];
    });
}

/** A process may end while it is looked at. */
function nameOf(file: string): string | undefined {
  try {
    const words = readFileSync(file, 'utf8').split('\0');
    return words.map((word) => OF_THE_SHOP.exec(word)?.[1]).find((name) => name !== undefined);
  } catch {
    return undefined;
  }
}
