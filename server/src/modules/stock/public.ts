export { isInStock, remainOf } from './stock.queries.ts';
