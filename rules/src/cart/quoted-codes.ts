// Quoted codes (spec §7 cart-shipping, decision 26): 1 to 100 different product codes, as '70489215','70489216' and in no other spelling.

/** `at` is where the text stops being a list of codes. */
export type ParsedCodes = { ok: true; codes: string[] } | { ok: false; at: number };

const MOST_CODES = 100;

// Sticky: each matches at one position only, so the time is linear.
const CODE = /'([A-Za-z0-9][A-Za-z0-9._-]{0,39})'/y;

/** Reads a list of codes; never throws, whatever the text. */
export function parseQuotedCodes(text: string): ParsedCodes {
  const codes = new Set<string>();
  let at = 0;
  do {
    CODE.lastIndex = at;
    const code = CODE.exec(text)?.[1];
    if (code === undefined || codes.has(code) || codes.size === MOST_CODES) return { ok: false, at };
    codes.add(code);
    at = CODE.lastIndex + 1;
  } while (text[at - 1] === ',');
  return at > text.length ? { ok: true, codes: [...codes] } : { ok: false, at: at - 1 };
}

/** Writes a list of codes in the only spelling that is accepted. */
export const printQuotedCodes = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join();
