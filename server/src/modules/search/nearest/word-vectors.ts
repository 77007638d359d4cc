/** The trigrams of a word's key with its ends, as a unit vector: a dot product compares two words. */
export type WordVector = ReadonlyMap<string, number>;

const LETTERS = 3;

/** The longest word of the dictionary has 20 letters; anything longer is no word. */
const LONGEST = 24;

export function wordVector(key: string): WordVector {
  const padded = `^${key.slice(0, LONGEST)}$`;
  const parts = new Map<string, number>();
  for (let at = 0; at + LETTERS <= padded.length; at += 1) {
    const part = padded.slice(at, at + LETTERS);
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  const length = Math.sqrt([...parts.values()].reduce((sum, count) => sum + count * count, 0));
  return new Map([...parts].map(([part, count]) => [part, count / length]));
}

/** 1 for the same word, 0 for words without a common trigram. */
export function likeness(one: WordVector, other: WordVector): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [part, weight] of small) sum += weight * (large.get(part) ?? 0);
  return sum;
}
