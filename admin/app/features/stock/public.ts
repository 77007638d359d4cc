export { ledgerQuery } from './stock-query.ts';
export { PLACE_NAMES } from './stock-words.ts';
