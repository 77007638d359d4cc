export { isInStock, lockRemain, remainOf } from './stock.queries.ts';
