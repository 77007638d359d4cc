// How a drill begins and ends.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';

/** Prints the context of every figure. */
export function sayWhere(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  console.log(`commit ${commit}, ${new Date().toISOString()}, load average ${loadSaid()}`);
}

export const loadSaid = (): string => loadavg()[0]?.toFixed(1) ?? '';

/** Runs the drill to its end, also if it fails, and exits the process that owns all others: 0 only if everything passed. */
export async function endDrill(
  folder: string,
  keepLogs: string | undefined,
  work: () => Promise<boolean>,
): Promise<void> {
  let isGood = false;
  try {
    isGood = await work();
  } catch (error) {
    console.error(error);
  }
  const logs = join(folder, 'log');
  if (keepLogs !== undefined && existsSync(logs)) cpSync(logs, keepLogs, { recursive: true });
  process.exit(isGood ? 0 : 1);
}
