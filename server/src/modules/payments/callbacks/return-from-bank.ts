export const RETURN_PATH = '/api/purchase/return';

/** Where a bank's own page sends the customer back to. */
export const returnAddress = (origin: string, orderNumber: string): string => `${origin}${RETURN_PATH}/${orderNumber}`;

/** The page of the order that a bank's page returns to; the list of orders where the address names none. */
export const pageOfReturn = (orderNumber: string): string =>
  /^IK\d{10}$/.test(orderNumber) ? `/show-order/${orderNumber}` : '/track-order';
