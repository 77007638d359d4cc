export { codeUsesOf } from './checkout.queries.ts';
