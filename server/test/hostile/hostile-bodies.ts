// Bodies that no page sends: valid ones with one or more fields replaced by bad values. The same for the same seed, and fast: ten
// thousand take a fraction of a second.
import fc from 'fast-check';
import { BAD_VALUES } from '../../../e2e/fuzz/bad-values.ts';
import { sizeOf } from '../sizes.ts';

/** Bodies per call: a few in the gate, any number by `HOSTILE_BODIES` (`npm run hostile`: ten thousand). */
export const HOSTILE_BODIES = sizeOf('HOSTILE_BODIES');

type Body = Record<string, unknown>;
/** Field → values that the contract accepts, odd ones included. */
export type Fields = Record<string, readonly unknown[]>;

/** A small generator: a run must be repeatable. */
function seededRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * sides);
  };
}

/** Built once: about a thousand values of every JSON type. */
const badValues = (seed: number): unknown[] => [
  ...BAD_VALUES,
  ...fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 600, seed }),
  ...fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 400, seed }),
];

/** Texts as from a shopper's keyboard, a script and a child. */
export const strangeTexts = (seed: number, count: number, longest: number): string[] => {
  const unit = fc.oneof(
    fc.constantFrom(...'\'"\\%_&|!:*()<->;$-.,704 /?'.split('')),
    fc.constantFrom(...'абвгдеөүшэяё'.split('')),
    fc.constantFrom(...'abuidnshe'.split('')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  const text = fc.string({ unit, minLength: 1, maxLength: longest });
  return fc
    .sample(text, { numRuns: count * 2, seed })
    .filter((one) => one.trim() !== '' && one.trim().length <= longest && !one.includes('\0'))
    .slice(0, count);
};

/** One in ten is valid; the others have something wrong, missing or extra. */
export function* hostileBodies(
  fields: Fields,
  count: number,
  seed: number,
): Generator<{ body: unknown; isRight: boolean }> {
  const random = seededRandom(seed);
  const bad = badValues(seed);
  const pick = (values: readonly unknown[]) => values[random(values.length)];
  for (let number = 0; number < count; number += 1) {
    const body: Body = {};
    for (const [name, values] of Object.entries(fields)) if (name === 'id' || random(3) > 0) body[name] = pick(values);
    const isRight = number % 10 === 0;
    if (!isRight) {
      const names = Object.keys(fields);
      for (let wrong = 0; wrong <= random(3); wrong += 1) body[String(names[random(names.length)])] = pick(bad);
      if (random(6) === 0) body[String(pick(['page', 'sort', 'x', 'where', '__proto__', 'id']))] = pick(bad);
      if (random(9) === 0) delete body[String(names[random(names.length)])];
    }
    yield { body: number % 50 === 49 ? pick(bad) : body, isRight };
  }
}
