export { bonusBalance } from './balance.queries.ts';
export { bonusOf, rowsOfCustomer } from './ledger.queries.ts';
export { giveWelcome } from './welcome.queries.ts';
