// Whether an answer is right: of what the shop sells, the first result and all of the first ten; of what it does not sell, that it
// says so.
import type { ReplyOf } from '@tokhi/contract/client';
import type { GeneratedQuery } from './query.ts';

export type Answer = Pick<ReplyOf<'search'>, 'product' | 'products' | 'understood'>;

export const VERDICTS = ['right', 'empty', 'wrong first', 'wrong later'] as const;
export type Verdict = (typeof VERDICTS)[number];

const FIRST = 10;

/** Nothing found, or products that the page shows under «not found». */
const saysNotSold = ({ products, understood }: Answer): boolean => products === 0 || understood.level === 'none';

/** Where fewer than ten products are right, only so many places are judged: the search may go on with what is near. */
export function judgeAnswer({ right, tolerated }: GeneratedQuery, answer: Answer): Verdict {
  if (right.size === 0) return saysNotSold(answer) ? 'right' : 'wrong first';
  const found = answer.product.slice(0, Math.min(FIRST, right.size)).map(({ id }) => id);
  const [first] = found;
  if (first === undefined) return 'empty';
  if (!right.has(first)) return 'wrong first';
  return found.every((id) => right.has(id) || tolerated.has(id)) ? 'right' : 'wrong later';
}
