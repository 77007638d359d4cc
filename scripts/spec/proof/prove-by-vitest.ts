// Rows whose test needs no browser: pure functions first, because each takes a fraction of a second.
import { breakFile, makesDatabases } from './break-file.ts';
import type { NamedTest } from './named-test.ts';
import type { Outcome } from './outcome.ts';
import { openVitest, type VitestRunner } from './run-vitest.ts';
import { type Report, type Task, verdictOf } from './task.ts';

const needsDatabase = ({ test }: Task): boolean => /^(server|scripts)\//.test(test.file);

export async function proveByVitest(folder: string, tasks: Task[], until: number, report: Report): Promise<void> {
  const pure = tasks.filter((task) => !needsDatabase(task));
  if (pure.length > 0) {
    const runner = await openVitest(folder, 'threads');
    const whole = await runner.runAll([...new Set(pure.map(({ test }) => test.file))]);
    await proveEach(folder, runner, pure, until, report, async (test) => whole(test));
    await runner.close();
  }
  const real = tasks.filter(needsDatabase).toSorted((a, b) => a.test.file.localeCompare(b.test.file));
  if (real.length > 0 && Date.now() < until) {
    const runner = await openVitest(folder, 'forks');
    await proveEach(folder, runner, real, until, report, (test) => runner.run(test, null));
    await runner.close();
  }
}

async function proveEach(
  folder: string,
  runner: VitestRunner,
  tasks: Task[],
  until: number,
  report: Report,
  unbroken: (test: NamedTest) => Promise<Outcome>,
): Promise<void> {
  const known = new Map<string, Outcome>();
  for (const task of tasks) {
    if (Date.now() > until) return;
    const { test, mutation } = task;
    const name = `${test.file} ${test.title}`;
    const whole = known.get(name) ?? (await unbroken(test));
    known.set(name, whole);
    const restore = breakFile(folder, mutation);
    if (restore === null) {
      report(task, 'not yet proven', `${mutation.file} has «${mutation.find}» not exactly once`);
      continue;
    }
    const needsNewOnes = makesDatabases(mutation.file);
    if (needsNewOnes) await runner.close();
    const broken = await runner.run(test, mutation.file).catch(cannotBegin);
    restore();
    if (needsNewOnes) await runner.close();
    const { verdict, said } = verdictOf(whole, broken);
    report(task, verdict, said);
  }
}

const cannotBegin = (error: unknown): Outcome => ({ passed: 0, failed: 0, said: String(error) });
