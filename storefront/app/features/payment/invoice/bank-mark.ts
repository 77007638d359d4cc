const LONGEST_MARK = 4;

/** The short name of a bank on its tile: «Хаан», «ХХБ», «ҮХОБ». A single letter would stand for four banks. */
export function bankMark(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const mark = first.length <= LONGEST_MARK ? first : words.length > 1 ? initials.toUpperCase() : first.slice(0, 2);
  return mark.slice(0, LONGEST_MARK).replace(/^./u, (letter) => letter.toUpperCase());
}
