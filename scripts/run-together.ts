import { type ChildProcess, spawn } from 'node:child_process';

export interface Part {
  name: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Runs processes in parallel with prefixed output. When one ends, or on a signal, all are stopped and awaited; the exit
 * code is that of the first one that failed.
 */
export function runTogether(parts: readonly Part[]): void {
  const children = new Map<string, ChildProcess>();
  let stopping = false;
  const stop = () => {
    stopping = true;
    for (const child of children.values()) child.kill('SIGTERM');
  };
  for (const { name, args, env } of parts) {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.set(name, child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.trimEnd().split('\n')) console.log(`${name.padEnd(8)}│ ${line}`);
      });
    }
    child.once('exit', (code) => {
      children.delete(name);
      if (!stopping) {
        console.error(`${name} ended with code ${code}; stopping the others`);
        process.exitCode = code ?? 1;
        stop();
      }
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
