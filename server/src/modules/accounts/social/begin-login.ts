import type { SocialWay } from '@tokhi/contract/social-login';
import { newSecret } from '../secrets.ts';
import type { Provider } from './provider.ts';
import { type BegunLogin, sealLogin } from './sealed-login.ts';

/** Where to send the browser, and what it carries there and back; null while the provider is away. */
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
