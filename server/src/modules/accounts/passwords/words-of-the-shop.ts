/** What an attacker of this shop tries first: its name, its goods, its country. Also listed in docs/security.md (ASVS 6.1.2). */
export const WORDS_OF_THE_SHOP = [
  ...['tokhi', 'тохь', 'tavilga', 'тавилга', 'ikea', 'икеа', 'buidan', 'буйдан'],
  ...['mongolia', 'mongol', 'монгол', 'ulaanbaatar', 'улаанбаатар'],
];

const FEW = 3;

/** Whether a password consists only of such words, digits and signs: «Tokhi2026!», «монгол12345». */
export function isMadeOfShopWords(password: string): boolean {
  const typed = password.toLowerCase();
  const rest = WORDS_OF_THE_SHOP.reduce((left, word) => left.replaceAll(word, ''), typed);
  if (rest === typed) return false;
  return (rest.match(/\p{L}/gu) ?? []).length < FEW;
}
