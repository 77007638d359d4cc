// Which decision records a text mentions: «record 12», «decisions 15, 16 and 40», «records 130–132».

export interface Mention {
  number: number;
  /** Its position in the text. */
  at: number;
}

const NUMBER = String.raw`\d{1,3}(?!\d)(?!\s?%)`;
const JOINED = String.raw`(?:\s*[–-]\s*|,\s*(?:and\s+)?|\s+(?:and|or|to)\s+)`;
/** One record has one number, unless three-digit numbers follow: not «record 012 and 3 others». */
const MENTION = new RegExp(
  String.raw`\b(?:(?:record|decision)\s+(${NUMBER}(?:${JOINED}[01]\d\d\b)*)|(?:records|decisions)\s+(${NUMBER}(?:${JOINED}${NUMBER})*))`,
  'gi',
);
/** In the header and the consequences of a record. */
const AMENDMENT = new RegExp(
  String.raw`\b(?:amended by|replaced by|amends|replaces)\s+(${NUMBER}(?:${JOINED}${NUMBER})*)`,
  'gi',
);

function numbersIn(list: string, start: number): Mention[] {
  return [...list.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)].flatMap((found) => {
    const first = Number(found[1]);
    const last = Number(found[2] ?? first);
    const at = start + found.index;
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, n) => ({ number: first + n, at }));
  });
}

export function mentionedRecords(text: string, isRecord = false): Mention[] {
  const found = [...text.matchAll(MENTION), ...(isRecord ? text.matchAll(AMENDMENT) : [])];
  return found.flatMap((mention) => {
    const list = mention[1] ?? mention[2] ?? '';
    return numbersIn(list, mention.index + mention[0].length - list.length);
  });
}
