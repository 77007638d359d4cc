import type { Difference } from './json-differences.ts';

/** More than this is another page: it is said as one difference. */
const MOST_CELLS = 4_000_000;

/** What has to be taken out and put in to make one list of tokens of the other, neighbours together. */
export function tokenDifferences(older: readonly string[], own: readonly string[]): Difference[] {
  let begin = 0;
  while (begin < older.length && begin < own.length && older[begin] === own[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(older.length, own.length) - begin && older.at(-1 - end) === own.at(-1 - end)) end += 1;
  const [before, after] = [older, own].map((tokens) => tokens.slice(begin, tokens.length - end)) as [
    string[],
    string[],
  ];
  if (before.length * after.length > MOST_CELLS) {
    return [{ place: 'html', older: `${before.length} tokens`, own: `${after.length} other tokens` }];
  }
  return hunks(before, after);
}

function hunks(before: readonly string[], after: readonly string[]): Difference[] {
  const common = commonLengths(before, after);
  const found: Difference[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    const [taken, put]: [string[], string[]] = [[], []];
    while ((at < before.length || to < after.length) && !(at < before.length && before[at] === after[to])) {
      if (to >= after.length || (at < before.length && lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))) {
        taken.push(before[at++] as string);
      } else put.push(after[to++] as string);
    }
    if (taken.length + put.length > 0) found.push({ place: 'html', older: said(taken), own: said(put) });
    [at, to] = [at + 1, to + 1];
  }
  return found;
}

const said = (tokens: readonly string[]): string | null =>
  tokens.length === 0 ? null : tokens.join(' ').slice(0, 200);
const lengthAt = (common: readonly Uint32Array[], at: number, to: number): number => common[at]?.[to] ?? 0;

/** Of each pair of ends: how many tokens they have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      (lengths[at] as Uint32Array)[to] =
        before[at] === after[to]
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
    }
  }
  return lengths;
}
