export { BADGES, GAPS, STATES } from './product-words.ts';
export { choicesQuery, countsQuery } from './products-query.ts';
