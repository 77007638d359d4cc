export { bonusBalance } from './balance.queries.ts';
export { traceOfBonus } from './bonus-trace.queries.ts';
export { balancesOf, correctedSince, insertCorrection, largestBalances, staffLedger } from './corrections.queries.ts';
export { bonusMoved, bonusOwedAt } from './day-of-bonus.queries.ts';
export { bonusInvariants, pointsOf, pointsOfCause } from './invariants.queries.ts';
export { bonusOf, pointsMovedBy, rowsOfCustomer } from './ledger.queries.ts';
export { giveEarned, reservedPoints, reservePoints, returnSpent } from './order-bonus.queries.ts';
export { giveBack, lockBalance, takeBack } from './refund-bonus.queries.ts';
export { giveWelcome } from './welcome.queries.ts';
