const SHORTEST_WHOLE = 6;
/** Two words of the longest recorded query make 25 letters; every further one is two more to look up. */
const LONGEST_WHOLE = 32;
const SHORTEST_PART = 3;
/** «хүүхдийнор»: a part of two letters is believed only beside a long one. */
const LONG_PART = 5;

/** The ways to read one word as two, the most even first: «галтогоо» may be «гал тогоо». */
export function splitsOf(typed: string): [string, string][] {
  const letters = Array.from(typed);
  if (letters.length < SHORTEST_WHOLE || letters.length > LONGEST_WHOLE || /\d/.test(typed)) return [];
  const cuts = letters.map((_, cut) => cut).slice(2, -1);
  return cuts
    .map((cut): [string, string] => [letters.slice(0, cut).join(''), letters.slice(cut).join('')])
    .filter(([a, b]) => Math.min(a.length, b.length) >= SHORTEST_PART || Math.max(a.length, b.length) >= LONG_PART)
    .sort((x, y) => Math.abs(x[0].length - x[1].length) - Math.abs(y[0].length - y[1].length));
}
