// The head nouns of goods, with their inflection.
import type { Noun } from './inflect-noun.ts';

const nounsOf = (properties: Omit<Noun, 'lemma'>, lemmas: string): Noun[] =>
  lemmas.split(' ').map((lemma) => ({ lemma, ...properties }));

const shortened = (pairs: string): Noun[] =>
  pairs.split(' ').map((pair) => {
    const [lemma = '', short = ''] = pair.split('/');
    return { lemma, short };
  });

const ALL: readonly Noun[] = [
  ...nounsOf({ velar: true }, 'буйдан диван'),
  ...nounsOf({ hiddenN: true }, 'ширээ шүүгээ тогоо аяга даавуу дэнлүү ор дэр хивс сагс матрас толь данх'),
  ...shortened('сандал/сандл гэрэл/гэрл хөшиг/хөшг хайрцаг/хайрцг таваг/тавг зураг/зург ургамал/ургамл'),
  ...shortened('тэргэнцэр/тэргэнцр'),
  ...nounsOf({}, 'тавиур өлгүүр алчуур ваар цаг дэвсгэр адъяал комод шкаф люстр штор шургуулга'),
];

const byLemma = new Map(ALL.map((noun) => [noun.lemma, noun]));

/** Loan words without an agreed Mongolian inflection are not in the list, and are queried uninflected. */
export const nounOf = (head: string): Noun | undefined => byLemma.get(head);
