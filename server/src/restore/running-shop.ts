import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Processes that change the database by themselves, by their command lines. */
const OF_THE_SHOP = /(?:^|\/)server\/src\/(api|worker|admin|migrate)\.ts$/;

/** The shop's processes on this machine, as «worker (4711)». Those on other machines are found by their connections. */
export function runningProcesses(folder = '/proc'): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const name = nameOf(join(folder, pid, 'cmdline'));
      return name === undefined ? [] : [`${name} (${pid})`];
    });
}

/** The process may end during the look-up. */
function nameOf(file: string): string | undefined {
  try {
    const words = readFileSync(file, 'utf8').split('\0');
    return words.map((word) => OF_THE_SHOP.exec(word)?.[1]).find((name) => name !== undefined);
  } catch {
    return undefined;
  }
}
