import type { Identity } from './identity.ts';

/** Secrets of one login; the browser carries them sealed from the first step to the last. */
interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Google or Facebook, as a login route needs them. */
export interface Provider {
  secret: string;
  begin(secrets: LoginSecrets, redirectUri: string): Promise<string | null>;
  finish(parameters: URLSearchParams, secrets: LoginSecrets, redirectUri: string): Promise<Identity | null>;
}
