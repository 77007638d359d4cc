import { ProviderAway, ProviderRefused, ProviderUnsure } from '../../providers/gateway/payment-gateway.ts';

/** An error that comes from a provider; any other error is our bug. */
export const isProviderError = (error: unknown): error is ProviderAway | ProviderRefused | ProviderUnsure =>
  error instanceof ProviderAway || error instanceof ProviderRefused || error instanceof ProviderUnsure;
