// Russian words are typed in every case and number: «ищу люстру», «барные стулья», «ковров». All forms share a stem.

const CYRILLIC = /^[а-яё]+$/;
const ENDINGS =
  /(?:ыми|ими|ого|его|ому|ему|ами|ями|ый|ий|ой|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ую|юю|ом|ем|ёй|ей|ов|ев|ам|ям|ах|ях|ья|ье|а|я|о|е|ы|и|у|ю|ь|й)$/;
/** «ковёр», «ковры»; «подушка», «подушек». */
const FLEETING_VOWEL = /(?<=[аеёиоуыэюя].*[^аеёиоуыэюя])[еёо](?=[^аеёиоуыэюя]$)/;
const SHORTEST_STEM = 3;

/** The stem of a word in Russian letters; null for other words and where the stem is too short. */
export function russianStem(typed: string): string | null {
  const word = typed.toLowerCase();
  if (!CYRILLIC.test(word)) return null;
  const stem = word.replaceAll('ё', 'е').replace(ENDINGS, '');
  return stem.length < SHORTEST_STEM ? null : stem.replace(FLEETING_VOWEL, '');
}
