/** A sum in a column whose head says that it is money: without its sign. */
export const formatAmount = (amount: number): string => amount.toLocaleString('en-US');
