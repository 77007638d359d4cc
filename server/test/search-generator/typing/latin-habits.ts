// How Mongolian is typed with Latin letters. A writer keeps the same habits throughout a sentence.
import type { SeededRandom } from '../../../../scripts/seeded-random.ts';

/** Characters that everybody writes alike. */
const FIXED: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', г: 'g', д: 'd', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's' },
  ...{ е: 'e', т: 't', у: 'u', ф: 'f', ч: 'ch', ъ: '', э: 'e', щ: 'sh' },
};

/** Characters with several spellings; more common ones are repeated. */
const HABITS: Readonly<Record<string, readonly string[]>> = {
  ү: ['u', 'u', 'v', 'y'],
  ө: ['o', 'o', 'u', 'u', 'u', 'q'],
  ш: ['sh', 'sh', 'w'],
  ц: ['ts', 'ts', 'c'],
  х: ['h', 'kh', 'x'],
  й: ['i', 'y'],
  ы: ['y', 'i'],
  ь: ['i', ''],
  ж: ['j', 'zh'],
  в: ['v'],
  ё: ['yo', 'io'],
  я: ['ya', 'ia'],
  ю: ['yu', 'iu'],
};

export function typeInLatin(text: string, random: SeededRandom): string {
  const habits = new Map(Object.entries(HABITS).map(([character, ways]) => [character, random.oneOf(ways)]));
  // The sign of «160х200» is not part of a word: it is the x of the Latin keyboard.
  const figures = text.replaceAll(/(?<=\d)х(?=\d)/g, 'x');
  return Array.from(figures, (character) => habits.get(character) ?? FIXED[character] ?? character).join('');
}
