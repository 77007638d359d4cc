// Vowel harmony: the vowel of an ending follows the last vowel of the word. If that is и, it follows the vowel before
// (хөшиг: хөшигөөр), and у or ү end the rounding (өлгүүр: өлгүүрээр).

export type HarmonyVowel = 'а' | 'о' | 'э' | 'ө';

const HARMONY: Readonly<Record<string, HarmonyVowel>> = {
  ...{ а: 'а', у: 'а', я: 'а', ю: 'а', ы: 'а' },
  ...{ о: 'о', ё: 'о' },
  ...{ э: 'э', ү: 'э', е: 'э' },
  ө: 'ө',
};

export function harmonyOf(word: string): HarmonyVowel {
  const vowels = Array.from(word, (character) => HARMONY[character]).filter((vowel) => vowel !== undefined);
  return vowels.at(-1) ?? 'э';
}

export const isBack = (word: string): boolean => ['а', 'о'].includes(harmonyOf(word));

/** The long vowel of an ending: сандл + аас, ширээн + ээс. */
export const longVowel = (word: string): string => harmonyOf(word).repeat(2);
