import type { EndpointName } from './endpoints.ts';

/**
 * Calls that ask a payment provider before they respond: it may have to close one invoice (10 s at most) and open another, twice (10 s).
 * A shorter timeout in the browser would show «no connection» while an invoice opens. The edge waits longer (ops/nginx.conf).
 */
const ASKS_PROVIDERS_MS = 30_000;

/** The browser's timeout, for calls that need more than the usual one. */
export const callWaitsMs: { readonly [name in EndpointName]?: number } = {
  createOrder: ASKS_PROVIDERS_MS,
  submitOrder: ASKS_PROVIDERS_MS,
  useCoupon: ASKS_PROVIDERS_MS,
  cancelOrder: ASKS_PROVIDERS_MS,
};
