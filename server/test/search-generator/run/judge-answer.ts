// Whether an answer is right: for sold goods, the first result and all of the first ten; for goods that are not sold, that it
// says so.
import type { ReplyOf } from '@tokhi/contract/client';
import type { GeneratedQuery } from './query.ts';

export type Answer = Pick<ReplyOf<'search'>, 'product' | 'products' | 'understood'>;

export const VERDICTS = ['right', 'empty', 'wrong first', 'wrong later'] as const;
export type Verdict = (typeof VERDICTS)[number];

const FIRST = 10;

/** Nothing found, or products that the page shows under «not found». */
const saysNotSold = ({ products, understood }: Answer): boolean => products === 0 || understood.level === 'none';

/** If fewer than ten products are right, only that many places are judged: similar products may follow. */
export function judgeAnswer({ right, tolerated }: GeneratedQuery, answer: Answer): Verdict {
  if (right.size === 0) return saysNotSold(answer) ? 'right' : 'wrong first';
  const found = answer.product.slice(0, Math.min(FIRST, right.size)).map(({ id }) => id);
  const [first] = found;
  if (first === undefined) return 'empty';
  if (!right.has(first)) return 'wrong first';
  return found.every((id) => right.has(id) || tolerated.has(id)) ? 'right' : 'wrong later';
}
