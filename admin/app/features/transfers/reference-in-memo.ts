const LAST = 4;

/** Where the memo names the order: in front of it, the reference as it was typed, behind it; null where it does not. */
export function referenceInMemo(
  memo: string,
  ordernumber: string,
): [before: string, typed: string, after: string] | null {
  const digits = Array.from(ordernumber.slice(-LAST), (digit) => (digit === '0' ? '[0OОoо]' : digit)).join('[ .-]?');
  const pattern = new RegExp(`(?:[IИІ1L|][KК][ .:\\-_№#/]*)?(?:\\d{6}[ ]?)?${digits}`, 'iu');
  const found = pattern.exec(memo);
  if (found === null) return null;
  const end = found.index + found[0].length;
  return [memo.slice(0, found.index), found[0], memo.slice(end)];
}
