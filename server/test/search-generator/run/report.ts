// The results of a run, by class: for people, and as JSON for tools.

import { type Answer, VERDICTS, type Verdict } from './judge-answer.ts';
import { type GeneratedQuery, QUERY_CLASSES, type QueryClass } from './query.ts';

export interface Judged {
  query: GeneratedQuery;
  verdict: Verdict;
  answer: Answer;
}

export interface ClassReport {
  class: QueryClass | 'all';
  asked: number;
  counts: Readonly<Record<Verdict, number>>;
  rightShare: number;
}

const MISSES_SHOWN = 20;

function countVerdicts(name: ClassReport['class'], judged: readonly Judged[]): ClassReport {
  const countOf = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, countOf(verdict)])) as ClassReport['counts'];
  return { class: name, asked: judged.length, counts, rightShare: counts.right / judged.length };
}

export const reportByClass = (judged: readonly Judged[]): ClassReport[] => [
  ...QUERY_CLASSES.map((name) =>
    countVerdicts(
      name,
      judged.filter(({ query }) => query.class === name),
    ),
  ),
  countVerdicts('all', judged),
];

const COLUMNS = ['class', 'asked', ...VERDICTS, 'share right'];

export function tableOf(reports: readonly ClassReport[]): string {
  const rows = reports.map(({ class: name, asked, counts, rightShare }) => [
    name,
    ...[asked, ...VERDICTS.map((verdict) => counts[verdict])].map(String),
    `${(100 * rightShare).toFixed(1)} %`,
  ]);
  return [COLUMNS, ...rows].map((cells) => cells.map((cell) => cell.padStart(13)).join('')).join('\n');
}

const describeMiss = ({ query, verdict, answer }: Judged): string => {
  const first = answer.product.slice(0, 3).map((one) => `${one.product_type} (${one.color_name})`);
  return `${verdict}: «${query.text}» → ${first.join(' · ') || 'nothing'} [${answer.understood.level}]`;
};

export function missesOf(judged: readonly Judged[], name: QueryClass, shown = MISSES_SHOWN): string[] {
  return judged
    .filter(({ query, verdict }) => query.class === name && verdict !== 'right')
    .slice(0, shown)
    .map(describeMiss);
}
