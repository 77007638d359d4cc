import { ProviderAway, ProviderRefused, ProviderUnsure } from '../../providers/gateway/payment-gateway.ts';

/** What a provider said or did not say; anything else is a bug of ours. */
export const isProviderError = (error: unknown): error is ProviderAway | ProviderRefused | ProviderUnsure =>
  error instanceof ProviderAway || error instanceof ProviderRefused || error instanceof ProviderUnsure;
