import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';

/** The address for a provider's callbacks; the route is in payments.routes.ts. */
export const callbackAddress = (origin: string, method: PaymentMethod): string =>
  `${origin}/api/callback/payment/${method}`;
