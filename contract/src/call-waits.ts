import type { EndpointName } from './endpoints.ts';

/**
 * Calls that ask a payment provider before they answer: it may have to close one invoice (10 s at most) and open another, twice (10 s).
 * A browser that gave up earlier would say «no connection» while an invoice opens. The edge waits longer (ops/nginx.conf).
 */
const ASKS_PROVIDERS_MS = 30_000;

/** How long a browser waits for an answer, where the usual time is not enough. */
export const callWaitsMs: { readonly [name in EndpointName]?: number } = {
  createOrder: ASKS_PROVIDERS_MS,
  submitOrder: ASKS_PROVIDERS_MS,
  useCoupon: ASKS_PROVIDERS_MS,
  cancelOrder: ASKS_PROVIDERS_MS,
};
