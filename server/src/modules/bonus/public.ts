export { bonusBalance } from './balance.queries.ts';
export { bonusBooks, pointsOf } from './books.queries.ts';
export { bonusOf, rowsOfCustomer } from './ledger.queries.ts';
export { giveEarned, returnSpent } from './order-bonus.queries.ts';
export { giveWelcome } from './welcome.queries.ts';
