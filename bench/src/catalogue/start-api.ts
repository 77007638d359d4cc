import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface StartedApi {
  address: string;
  /** Ends the process that was started, and waits until it is gone. */
  stop(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('./api-process.ts', import.meta.url));
const LONGEST_START_MS = 180_000;

/** One API process on a free port, ready when its index is loaded. */
export async function startApi(env: { DATABASE_URL: string; REDIS_URL: string; KEEP: '0' | '1' }): Promise<StartedApi> {
  const child = fork(ENTRY, { env: { ...process.env, ...env, NODE_ENV: 'production' } });
  try {
    const address = await addressOf(child);
    return { address, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('the API process ended before it was ready')));
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(LONGEST_START_MS)]);
  const [{ address }] = (await once(child, 'message', { signal })) as [{ address: string }];
  return address;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
