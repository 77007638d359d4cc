export const RETURN_PATH = '/api/purchase/return';

/** The address to which a bank's own page sends the customer back. */
export const returnAddress = (origin: string, orderNumber: string): string => `${origin}${RETURN_PATH}/${orderNumber}`;

/** The order page to return to; the list of orders if the address names none. */
export const pageOfReturn = (orderNumber: string): string =>
  /^IK\d{10}$/.test(orderNumber) ? `/show-order/${orderNumber}` : '/track-order';
