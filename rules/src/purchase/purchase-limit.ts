// Large purchases (spec §9 Catalogue, decision 215): an order above the limit in yuan is prepared by one person and sent by another.

/** For a sum in hundredths of a yuan. */
export const needsSecondSender = (totalFen: number, limitYuan: number): boolean => totalFen > limitYuan * 100;

/** What is paid in advance, to the hundredth of a yuan. */
export const depositFen = (totalFen: number, percent: number): number => Math.round((totalFen * percent) / 100);
