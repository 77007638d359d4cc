// Payment chosen (spec §4 Checkout flow, §5 Checkout): the payment is empty until one is chosen, and without it nothing is paid.

export type PaymentReason = 'payment_not_chosen';

/** The choice of the payment page. */
export const checkPayment = (method: string): PaymentReason | null => (method === '' ? 'payment_not_chosen' : null);
