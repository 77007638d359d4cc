export { bonusBalance } from './balance.queries.ts';
export { bonusBooks, pointsOf, pointsOfCause } from './books.queries.ts';
export { bonusOf, rowsOfCustomer } from './ledger.queries.ts';
export { giveEarned, heldPoints, holdPoints, returnSpent } from './order-bonus.queries.ts';
export { giveBack, holdBalance, takeBack } from './refund-bonus.queries.ts';
export { giveWelcome } from './welcome.queries.ts';
