/** A sum without the currency sign, for a column whose heading has it. */
export const formatAmount = (amount: number): string => amount.toLocaleString('en-US');
