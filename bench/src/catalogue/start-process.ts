import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { localSettings } from '../../../scripts/local-settings.ts';

export interface Started {
  /** Its address; empty for a process without an API. */
  address: string;
  pid: number;
  /** Ends the started process, and waits until it has exited. */
  stop(): Promise<void>;
}

const LONGEST_START_MS = 180_000;

/** One process of the bench, ready when it has sent its first message. */
export async function startProcess(entry: URL, env: Record<string, string>): Promise<Started> {
  const child = fork(entry, { env: { ...process.env, ...localSettings(), ...env, NODE_ENV: 'production' } });
  try {
    const address = await addressOf(child);
    return { address, pid: child.pid ?? 0, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('the process ended before it was ready')));
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
