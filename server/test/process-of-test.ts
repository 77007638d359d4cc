import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SHOP = new URL('../src/api.ts', import.meta.url);
const ADMIN = new URL('../src/admin.ts', import.meta.url);
const COMPILE_CACHE = new URL('./preload/compile-cache.ts', import.meta.url).href;
const WITHOUT_PAGES = new URL('./preload/without-pages.ts', import.meta.url).href;
const STARTING = new URL('../../storefront/.a-shop-of-a-test-is-starting', import.meta.url);
const LONGEST_START_MS = 120_000;

export interface ProcessOfTest {
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** Resolves with the exit code; null if a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts a real process and waits until its output matches `readyWhen`. */
export async function startProcess(
  command: string,
  args: string[],
  env: Record<string, string>,
  readyWhen: RegExp,
): Promise<ProcessOfTest> {
  const before = command === process.execPath ? ['--import', COMPILE_CACHE] : [];
  const child = spawn(command, [...before, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      if (readyWhen.test(output)) resolve();
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`${args.at(-1)} ended with ${code} before it was ready:\n${output}`)));
  });
  return { child, output: () => output, ended };
}

/** The HTTP process of the shop without its pages, or another entry that logs «ready» like it, on a free port. */
export const startApi = (env: Record<string, string>, entry = SHOP): Promise<HttpProcessOfTest> =>
  startHttp(entry === SHOP ? ['--import', WITHOUT_PAGES, fileURLToPath(SHOP)] : [fileURLToPath(entry)], env);

/** The HTTP process of staff without its pages, on a free port. */
export const startAdmin = (env: Record<string, string>): Promise<HttpProcessOfTest> =>
  startHttp(['--import', WITHOUT_PAGES, fileURLToPath(ADMIN)], { ADMIN_PORT: '0', ...env });

/** The whole HTTP process of the shop. */
export const startApiWithPages = (env: Record<string, string>): Promise<HttpProcessOfTest> =>
  oneAtATime(() => startHttp([fileURLToPath(SHOP)], env));

type HttpProcessOfTest = ProcessOfTest & { address: string };

async function startHttp(args: string[], env: Record<string, string>): Promise<HttpProcessOfTest> {
  const started = await startProcess(
    process.execPath,
    args,
    // A busy machine must not answer «busy» instead of the tested answer.
    { NODE_ENV: 'development', PORT: '0', EVENT_LOOP_DELAY_LIMIT_MS: '60000', ...env },
    /"msg":"ready"/,
  );
  const address = /"address":"([^"]+)"/.exec(started.output())?.[1] ?? '';
  return { ...started, address };
}

/**
 * A shop with pages reads them from their sources and writes the router's types when it starts: two at once, in any test
 * files, would read each other's half-written files. The folder is the lock; a stale one is removed after a while.
 */
async function oneAtATime<Started>(start: () => Promise<Started>): Promise<Started> {
  for (;;) {
    try {
      await mkdir(STARTING);
      break;
    } catch {
      const since = await stat(STARTING).then(
        ({ mtimeMs }) => mtimeMs,
        () => Number.POSITIVE_INFINITY,
      );
      if (Date.now() - since > LONGEST_START_MS) await rm(STARTING, { recursive: true, force: true });
      await pause(50);
    }
  }
  try {
    return await start();
  } finally {
    await rm(STARTING, { recursive: true, force: true });
  }
}

/** A separate Redis on a free port, without persistence. */
export async function startRedis(port: number, more: readonly string[] = []): Promise<ProcessOfTest> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more];
  return startProcess('redis-server', args, {}, /Ready to accept connections/);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Ends a process that a test started, and waits until it has exited. */
export async function stopProcess(started: ProcessOfTest | undefined): Promise<void> {
  if (!started || started.child.exitCode !== null) return;
  started.child.kill('SIGKILL');
  await started.ended;
}
