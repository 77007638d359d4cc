// What a bench starts and ends: real processes, each with its own ready message, database and Redis.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onThisMachine } from './on-this-machine.ts';

export const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Debian's, as the tests use it. */
const REDIS = 'redis-server';

export interface Started {
  child: ChildProcess;
  /** The line that was waited for. */
  said: RegExpExecArray;
}

/** Recreates the demo shop in the database of that bench; `root` is the checkout whose code makes it. */
export function demoShop(bench: string, env: Record<string, string> = {}, root = file('')): string {
  const home = onThisMachine(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi');
  const url = `${home}_${bench}`;
  console.log(`making the demo shop anew in ${new URL(url).pathname.slice(1)} …`);
  execFileSync(process.execPath, [join(root, 'server/src/prepare-database.ts'), '--anew'], {
    env: { ...process.env, ...env, DATABASE_URL: url, NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  return url;
}

/** A Redis without persistence. */
export async function startRedis(): Promise<Started & { url: string }> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const redis = await started(args, process.env, /Ready to accept connections/, { command: REDIS });
  return { ...redis, url: `redis://127.0.0.1:${port}/0` };
}

/**
 * Starts a process, Node by default, and reads its output until the ready message. Later output goes to `onOutput`
 * or is discarded, so that the process never blocks on it.
 */
export async function started(
  args: string[],
  env: NodeJS.ProcessEnv,
  words: RegExp,
  { command = process.execPath, onOutput }: { command?: string; onOutput?: (text: string) => void } = {},
): Promise<Started> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The process that started it may fail, and nothing else would end it.
  process.once('exit', () => child.kill('SIGKILL'));
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    let output = '';
    let isWaiting = true;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!isWaiting) return onOutput?.(text);
      output += text;
      const found = words.exec(output);
      if (found === null) return undefined;
      isWaiting = false;
      return resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready:\n${output}`)));
  });
  return { child, said };
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
