import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';

/** Where a provider tells us that something happened; the route is in payments.routes.ts. */
export const callbackAddress = (origin: string, method: PaymentMethod): string =>
  `${origin}/api/callback/payment/${method}`;
