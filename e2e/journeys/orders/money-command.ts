import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseOfJourneys } from '../../database-of-journeys.ts';
import { prepare } from '../setup-process.ts';

/** Runs `npm run money -- …` beside the running shop, as staff do; returns its output. */
export async function typeMoney(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/src/money/main.ts', ...args], {
    cwd: new URL('../../..', import.meta.url).pathname,
    env: { ...process.env, DATABASE_URL: databaseOfJourneys() },
  });
  return stdout.trim();
}

/** The same command in the existing setup process. */
export const money = (command: string, ...args: string[]): Promise<string> => prepare('money', command, ...args);
