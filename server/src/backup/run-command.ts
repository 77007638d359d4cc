import { spawn } from 'node:child_process';
import { environment } from '../env.ts';

/** A program that exited with another status than 0, with the end of its output. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  readonly status: number | null;
  constructor(command: string, status: number | null, output: string) {
    super(`${command} ended with ${status}: ${output.trim().slice(-800) || 'it said nothing'}`);
    this.status = status;
  }
}

const HOUR_MS = 3_600_000;

/** Returns the standard output. Kills the program after the time limit. */
export function runCommand(
  [command = '', ...args]: readonly string[],
  { longestMs = 6 * HOUR_MS, env = {}, cwd = '/' }: { longestMs?: number; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<string> {
  const child = spawn(command, args, {
    ...{ cwd, env: { ...environment(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    signal: AbortSignal.timeout(longestMs),
  });
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = `${errors}${text}`.slice(-4_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Not `close`: a server that it started may keep the output open.
    child.once('exit', (status) => {
      setImmediate(() =>
        status === 0 ? resolve(output) : reject(new CommandFailed(command, status, errors || output)),
      );
    });
  });
}

/** PostgreSQL refuses to run as root, which manual runs and drills use. */
export const asPostgres = (command: readonly string[]): string[] => [
  ...(process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []),
  ...command,
];
