export { ChangeTag } from './change-tag.tsx';
export { momentIn, percentText } from './price-form.ts';
export { pricesQuery } from './price-query.ts';
