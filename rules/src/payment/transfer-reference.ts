// Transfer reference (spec §9 Money, decision 13): the first 2 and the last 4 characters of the order number.

const FIRST = 2;
const LAST = 4;

/** What the customer writes on a bank transfer; it identifies one unpaid order. */
export const transferReference = (orderNumber: string): string =>
  orderNumber.slice(0, FIRST) + orderNumber.slice(-LAST);
