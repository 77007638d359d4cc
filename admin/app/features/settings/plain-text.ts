import type { Value } from './settings-query.ts';

/** A plain value for a control: null is an empty text. */
export const plainText = (value: Value): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
