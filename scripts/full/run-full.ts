import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { readReport } from '../gate/read-run.ts';
import { type FullResult, keepResult, readResults, stepsToRun } from './full-results.ts';
import type { FullStep } from './full-steps.ts';

export interface FullRun {
  steps: readonly FullStep[];
  /** Folder of output and reports; the results are next to it, in <folder>.json. */
  folder: string;
  commit: string;
  env: NodeJS.ProcessEnv;
  /** Whether there is time for another step. */
  goesOn: () => boolean;
  say: (text: string) => void;
}

/** Runs a command in its own process group, which a signal to us ends as a whole; its output also goes to a file. */
function run(command: string, log: string, { env, say }: FullRun): Promise<boolean> {
  const output = createWriteStream(log);
  const child = spawn('sh', ['-c', command], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.write(text);
      say(text);
    });
  }
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
      output.end(() => resolve(code === 0));
    });
  });
}

async function runStep({ name, command }: FullStep, full: FullRun): Promise<FullResult> {
  const report = `${full.folder}/${name}.json`;
  rmSync(report, { force: true });
  const started = performance.now();
  const isOk = await run(command, `${full.folder}/${name}.log`, { ...full, env: { ...full.env, REPORT: report } });
  const tests = readReport(report, isOk);
  const before = readResults(`${full.folder}.json`).find((one) => one.name === name);
  return {
    ...{ name, commit: full.commit, day: new Date().toISOString().slice(0, 10), isOk },
    counts: tests && { passed: tests.passed, failed: tests.failed.length, flaky: tests.flaky.length },
    seconds: Math.round((performance.now() - started) / 1_000),
    tries: before?.commit === full.commit ? before.tries + 1 : 1,
  };
}

/** Runs what has not passed on this commit, and stores each result at once: an interrupted run resumes there. */
export async function runFull(full: FullRun): Promise<FullResult[]> {
  const results = `${full.folder}.json`;
  mkdirSync(full.folder, { recursive: true });
  for (const step of stepsToRun(full.steps, readResults(results), full.commit)) {
    if (!full.goesOn()) break;
    full.say(`\n=== ${full.steps.indexOf(step) + 1} of ${full.steps.length}: ${step.name}\n`);
    const result = await runStep(step, full);
    keepResult(results, result);
    full.say(`=== ${step.name}: ${result.isOk ? 'ok' : 'FAILED'} (${result.seconds} s)\n`);
  }
  return readResults(results);
}
