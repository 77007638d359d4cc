import type { Difference } from './json-differences.ts';

/** More than this is another page: it is said as one difference. */
const MOST_STEPS = 2_500;

/** What has to be taken out and put in to make one list of tokens of the other, neighbours together. */
export function tokenDifferences(older: readonly string[], own: readonly string[]): Difference[] {
  const steps = shortestEdit(older, own);
  if (steps === null) return [{ place: 'html', older: `${older.length} tokens`, own: `${own.length} other tokens` }];
  const found: Difference[] = [];
  for (let first = 0; first < steps.length; ) {
    let last = first;
    while (steps[last + 1] !== undefined && follows(steps[last] as Step, steps[last + 1] as Step)) last += 1;
    const hunk = steps.slice(first, last + 1);
    const taken = hunk.filter(({ isTaken }) => isTaken).map(({ at }) => older[at] ?? '');
    const put = hunk.filter(({ isTaken }) => !isTaken).map(({ to }) => own[to] ?? '');
    found.push({ place: 'html', older: said(taken), own: said(put) });
    first = last + 1;
  }
  return found;
}

/** A token of the older list at `at` is taken out, or one of the other at `to` put in. */
interface Step {
  at: number;
  to: number;
  isTaken: boolean;
}

const follows = (one: Step, next: Step): boolean =>
  next.at === one.at + (one.isTaken ? 1 : 0) && next.to === one.to + (one.isTaken ? 0 : 1);
const said = (tokens: readonly string[]): string | null =>
  tokens.length === 0 ? null : tokens.join(' ').slice(0, 200);

/** Myers: the farthest place of each diagonal by so many steps, until both ends are reached; null if that takes too many. */
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
