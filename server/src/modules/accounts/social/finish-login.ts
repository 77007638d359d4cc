import { refuse } from '@tokhi/contract/texts/refusals';
import type { Identity } from './identity.ts';
import type { Provider } from './provider.ts';
import type { BegunLogin } from './sealed-login.ts';

/** Who came back from the provider; null for somebody who cancelled there. */
export async function finishLogin(
  provider: Provider,
  redirectUri: string,
  parameters: URLSearchParams,
  begun: BegunLogin | null,
): Promise<Identity | null> {
  // Begun by another browser, or too long ago: whoever sent this one here wants to sign it in as somebody else.
  if (begun === null || parameters.get('state') !== begun.state) throw refuse('social_profile_failed');
  const error = parameters.get('error');
  if (error === 'access_denied') return null;
  const identity = error === null ? await provider.finish(parameters, begun, redirectUri) : null;
  if (identity === null) throw refuse('social_profile_failed');
  return identity;
}
