// Reads what another version of the shop may have stored: a field has the requested type, or is missing.

export type Fields = Record<string, unknown>;

/** The objects of a stored list; anything else in it is dropped. */
export const objectsOf = (stored: unknown): Fields[] => (Array.isArray(stored) ? stored.filter(isObject) : []);

/** The texts of a stored list. */
export const textsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];

export const textField = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** A whole number from zero up, as all amounts, quantities and percents are. */
export const wholeField = (fields: Fields, name: string): number => {
  const value = fields[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
};

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
