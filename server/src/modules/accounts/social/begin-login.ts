import type { SocialWay } from '@tokhi/contract/social-login';
import { newSecret } from '../secrets.ts';
import type { Provider } from './provider.ts';
import { type BegunLogin, sealLogin } from './sealed-login.ts';

/** The address to send the browser to and the sealed cookie; null while the provider is unavailable. */
export async function beginLogin(
  provider: Provider,
  redirectUri: string,
  { way, attempt }: { way: SocialWay; attempt: string },
  now: Date,
): Promise<{ address: string; sealed: string } | null> {
  const login: BegunLogin = {
    way,
    attempt,
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    begunAt: now.getTime(),
  };
  const address = await provider.begin(login, redirectUri);
  return address === null ? null : { address, sealed: sealLogin(login, provider.secret) };
}
