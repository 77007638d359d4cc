import type { Difference } from './json-differences.ts';

/** Above this it is a different page: reported as one difference. */
const MOST_STEPS = 2_500;

/**
 * The tokens to remove and to insert to turn one list into the other, adjacent ones together; `between` is how many unchanged tokens
 * may lie between adjacent ones, and are then reported with them.
 */
export function tokenDifferences(older: readonly string[], own: readonly string[], between = 0): Difference[] {
  const steps = shortestEdit(older, own);
  if (steps === null) return [{ place: 'html', older: `${older.length} tokens`, own: `${own.length} other tokens` }];
  const found: Difference[] = [];
  for (let first = 0; first < steps.length; ) {
    let last = first;
    while (steps[last + 1] !== undefined && stayed(steps[last] as Step, steps[last + 1] as Step) <= between) last += 1;
    const [begin, end] = [steps[first] as Step, after(steps[last] as Step)];
    found.push({
      place: 'html',
      older: said(older.slice(begin.at, end.at)),
      own: said(own.slice(begin.to, end.to)),
    });
    first = last + 1;
  }
  return found;
}

/** Removes a token of the older list at `at`, or inserts one of the other list at `to`. */
interface Step {
  at: number;
  to: number;
  isTaken: boolean;
}

/** Both positions after the step. */
const after = ({ at, to, isTaken }: Step) => ({ at: at + (isTaken ? 1 : 0), to: to + (isTaken ? 0 : 1) });
const stayed = (one: Step, next: Step): number => next.at - after(one).at;
const LONGEST = 300;
function said(tokens: readonly string[]): string | null {
  if (tokens.length === 0) return null;
  const text = tokens.join(' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${tokens.length} in all)` : text;
}

/** Myers: the farthest position of each diagonal by so many steps, until both ends are reached; null if that takes too many. */
function shortestEdit(older: readonly string[], own: readonly string[]): Step[] | null {
  const farthest = new Map([[1, 0]]);
  const traces: Map<number, number>[] = [];
  for (let count = 0; count <= MOST_STEPS; count += 1) {
    traces.push(new Map(farthest));
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      let at = startOf(farthest, diagonal, count);
      while (at < older.length && at - diagonal < own.length && older[at] === own[at - diagonal]) at += 1;
      farthest.set(diagonal, at);
      if (at >= older.length && at - diagonal >= own.length) return backwards(traces, older.length, own.length);
    }
  }
  return null;
}

const isPut = (farthest: ReadonlyMap<number, number>, diagonal: number, count: number): boolean =>
  diagonal === -count || (diagonal !== count && (farthest.get(diagonal - 1) ?? 0) < (farthest.get(diagonal + 1) ?? 0));

const startOf = (farthest: ReadonlyMap<number, number>, diagonal: number, count: number): number =>
  isPut(farthest, diagonal, count) ? (farthest.get(diagonal + 1) ?? 0) : (farthest.get(diagonal - 1) ?? 0) + 1;

function backwards(traces: readonly ReadonlyMap<number, number>[], end: number, ownEnd: number): Step[] {
  const steps: Step[] = [];
  let diagonal = end - ownEnd;
  for (let count = traces.length - 1; count > 0; count -= 1) {
    const farthest = traces[count] as ReadonlyMap<number, number>;
    const isTaken = !isPut(farthest, diagonal, count);
    diagonal += isTaken ? -1 : 1;
    const at = farthest.get(diagonal) ?? 0;
    steps.push({ at, to: at - diagonal, isTaken });
  }
  return steps.toReversed();
}
