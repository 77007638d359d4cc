/** Furniture emoji of phone keyboards, in the words of the shop. */
const EMOJI: [emoji: string, said: string][] = [
  ['🛋', 'буйдан'],
  ['🪞', 'толь'],
  ['🛏', 'ор'],
  ['🪑', 'сандал'],
  ['💡', 'гэрэл'],
  ['🕯', 'лааны суурь'],
  ['🏮', 'дэнлүү'],
  ['🖼', 'ханын зураг'],
  ['🧺', 'сагс'],
  ['🏺', 'ваар'],
  ['🪴', 'ургамал'],
  ['🌿', 'ургамал'],
  ['☕', 'аяга'],
  ['🍽', 'таваг'],
  ['🫖', 'данх'],
  ['🧸', 'тоглоомын хайрцаг'],
  ['📚', 'номын тавиур'],
  ['🕰', 'ханын цаг'],
];
const VARIANTS = /\p{Variation_Selector}|\p{Emoji_Modifier}/gu;

/** The text with furniture emoji as words; the search ignores other emoji. */
export function emojiAsWords(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  const plain = text.replace(VARIANTS, '');
  const said = EMOJI.reduce((words, [emoji, word]) => words.replaceAll(emoji, ` ${word} `), plain);
  return said.replace(/\s+/g, ' ').trim();
}
