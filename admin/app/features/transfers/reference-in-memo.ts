const LAST = 4;

/** The memo split at the order's reference: before it, the reference as typed, after it; null if there is none. */
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
