import type { Step } from './read-run.ts';

const SLOWEST = 30;

interface Timed {
  name: string;
  seconds: number;
}

const inSeconds = (seconds: number) => `${seconds.toFixed(0)} s`.padStart(8);

function row({ name, seconds }: Timed, previous: readonly Timed[]): string {
  const before = previous.find((one) => one.name === name);
  if (!before) return `${inSeconds(seconds)}${'–'.padStart(8)}${' '.repeat(9)} ${name}`;
  const change = Math.round(seconds) - Math.round(before.seconds);
  return `${inSeconds(seconds)}${inSeconds(before.seconds)} ${`${change > 0 ? '+' : ''}${change} s`.padStart(8)} ${name}`;
}

const sum = (steps: readonly Timed[]): Timed => ({
  name: 'all of it',
  seconds: steps.reduce((total, { seconds }) => total + seconds, 0),
});

const filesOf = (steps: Step[]): Timed[] =>
  steps
    .flatMap(({ report }) => report?.files ?? [])
    .map(({ file, seconds }) => ({ name: file, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds);

/** The time of each step and the slowest files, compared with the last run. A failed step is marked and not compared. */
export function timeTable(steps: Step[], previous: Step[]): string[] {
  const marked = ({ name, isOk, seconds }: Step) =>
    `${row({ name, seconds }, previous)}${isOk ? '' : ' (failed)'}`.trimEnd();
  const files = filesOf(previous);
  return [
    `${'now'.padStart(8)}${'before'.padStart(8)} ${'change'.padStart(8)} step`,
    ...steps.map(marked),
    row(sum(steps), previous.length > 0 ? [sum(previous)] : []),
    '',
    `The ${SLOWEST} slowest files (of a journey: all its tries on all screens)`,
    ...filesOf(steps)
      .slice(0, SLOWEST)
      .map((file) => row(file, files)),
  ];
}
