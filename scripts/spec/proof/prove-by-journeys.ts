// Rows whose test is a journey. Mutations of page sources share one build, and the browser chooses one, so journeys run in parallel;
// mutations of the server run one at a time.
import { breakFile, makesDatabases } from './break-file.ts';
import type { Outcome } from './outcome.ts';
import { openJourneys, type Play } from './run-journeys.ts';
import { canBeSwitched, switchModules, versionOf } from './switch-modules.ts';
import { type Report, type Task, verdictOf } from './task.ts';

const NOTHING: Outcome = { passed: 0, failed: 0, said: 'it was not played' };
/** Journeys per round: results are saved after each. */
const A_ROUND = 40;

const wholeName = ({ test, mutation }: Task): string =>
  `${test.file} › ${mutation.only} ${test.title} ${mutation.screen}`;

export async function proveByJourneys(folder: string, tasks: Task[], until: number, report: Report): Promise<void> {
  const switched = tasks.filter(({ mutation }) => canBeSwitched(mutation.file));
  switchModules(
    folder,
    switched.map(({ mutation }) => mutation),
  );
  const journeys = await openJourneys(folder);
  const play = ({ test, mutation }: Task, name: string, broken: string): Play => ({
    ...test,
    name,
    screen: mutation.screen,
    broken,
  });
  const unbroken = new Map<string, Outcome>();
  const playWhole = async (some: Task[]): Promise<void> => {
    const missing = new Map(
      some.filter((task) => !unbroken.has(wholeName(task))).map((task) => [wholeName(task), task]),
    );
    if (missing.size === 0) return;
    // Short project names: Playwright also searches them for the title of a test.
    const named = [...missing].map(([name, task], n) => ({ name, play: play(task, `whole-${n}`, '') }));
    const outcomes = await journeys.play(
      named.map((one) => one.play),
      until,
    );
    for (const one of named) unbroken.set(one.name, outcomes.get(one.play.name) ?? NOTHING);
  };
  const judge = (task: Task, broken: Outcome): void => {
    const { verdict, said } = verdictOf(unbroken.get(wholeName(task)) ?? NOTHING, broken);
    report(task, verdict, said);
  };
  try {
    const sorted = switched.toSorted((a, b) => a.test.file.localeCompare(b.test.file));
    for (let from = 0; from < sorted.length && Date.now() < until; from += A_ROUND) {
      const round = sorted.slice(from, from + A_ROUND);
      await playWhole(round);
      const outcomes = await journeys.play(
        round.map((task, n) => play(task, `broken-${n}`, versionOf(task.mutation))),
        until,
      );
      for (const [n, task] of round.entries()) judge(task, outcomes.get(`broken-${n}`) ?? NOTHING);
    }
    for (const task of tasks.filter(({ mutation }) => !canBeSwitched(mutation.file))) {
      if (Date.now() > until) break;
      await playWhole([task]);
      const restore = breakFile(folder, task.mutation);
      const anew = makesDatabases(task.mutation.file);
      const runs = restore !== null && (await journeys.startAgain(anew));
      const outcomes = runs ? await journeys.play([play(task, 'broken', '')], until) : new Map<string, Outcome>();
      judge(task, outcomes.get('broken') ?? NOTHING);
      restore?.();
      await journeys.startAgain(anew);
    }
  } finally {
    await journeys.close();
  }
}
