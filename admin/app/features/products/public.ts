export { BADGES, GAPS, STATES } from './product-words.ts';
export { choicesQuery } from './products-query.ts';
