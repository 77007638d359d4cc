/** Where two answers differ, and how. Places do not contain list indexes: `product[].price`. */
export interface Difference {
  place: string;
  /** Null where one side has nothing. */
  older: string | null;
  own: string | null;
}

const LONGEST = 90;
const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By value: the order of fields does not count, that of lists does. */
export function jsonDifferences(older: unknown, own: unknown, place = ''): Difference[] {
  if (Array.isArray(older) && Array.isArray(own)) {
    if (older.length !== own.length) {
      return [{ place: `${place}.length`, older: short(older.length), own: short(own.length) }];
    }
    return older.flatMap((value, at) => jsonDifferences(value, own[at], `${place}[]`));
  }
  if (isRecord(older) && isRecord(own)) {
    const names = new Set([...Object.keys(older), ...Object.keys(own)]);
    return [...names].flatMap((name) => {
      const at = place === '' ? name : `${place}.${name}`;
      if (!(name in own)) return [{ place: at, older: short(older[name]), own: null }];
      if (!(name in older)) return [{ place: at, older: null, own: short(own[name]) }];
      return jsonDifferences(older[name], own[name], at);
    });
  }
  return Object.is(older, own) ? [] : [{ place, older: short(older), own: short(own) }];
}
