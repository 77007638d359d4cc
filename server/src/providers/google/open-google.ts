import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import { watchCall } from '../../observability/provider-calls.ts';

interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Called with the reason of a failed login, without personal data. */
  failed: (reason: string) => void;
}

/** Secrets of this login: this browser requested it, and nobody else can finish it. */
interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

interface GoogleAccount {
  issuer: 'google';
  subject: string;
  email: string | null;
  isEmailProven: boolean;
  name: string | null;
  pictureUrl: string | null;
}

export interface Google {
  /** Seals the data that the browser carries from the first step to the last. */
  secret: string;
  /** The address of Google's login; null while Google is away. */
  begin(secrets: Secrets, redirectUri: string): Promise<string | null>;
  /** The account behind these parameters; null if it is not proven. */
  finish(parameters: URLSearchParams, secrets: Secrets, redirectUri: string): Promise<GoogleAccount | null>;
}

const TIMEOUT_SECONDS = 5;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).nullish(),
  email_verified: z.boolean().nullish(),
  name: z.string().nullish(),
  picture: z.url().max(2_000).nullish(),
});

/** Google's sign-in by OpenID Connect: code with PKCE, state and nonce; the ID token's signature is verified, too. */
export function openGoogle({ issuer, clientId, clientSecret, failed }: GoogleSettings): Google {
  let found: Promise<Configuration> | undefined;
  /** Fetched once per process; a failed fetch is repeated (docs/caches.md). */
  const configuration = (): Promise<Configuration> => {
    found ??= discover(issuer, clientId, clientSecret).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    secret: clientSecret,
    async begin({ state, nonce, verifier }, redirectUri) {
      try {
        const address = buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          // For shared computers: each person chooses an account.
          prompt: 'select_account',
        });
        return address.href;
      } catch (error) {
        failed(reasonOf(error));
        return null;
      }
    },
    async finish(parameters, { state, nonce, verifier }, redirectUri) {
      try {
        const at = await configuration();
        const tokens = await watchCall(
          'google',
          () =>
            authorizationCodeGrant(at, new URL(`${redirectUri}?${parameters}`), {
              pkceCodeVerifier: verifier,
              expectedState: state,
              expectedNonce: nonce,
              idTokenExpected: true,
            }),
          { of: () => 'answered', ofError: () => 'unsure' },
        );
        const claims = Claims.parse(tokens.claims());
        return {
          issuer: 'google',
          subject: claims.sub,
          email: claims.email ?? null,
          isEmailProven: claims.email_verified === true,
          name: claims.name ?? null,
          pictureUrl: claims.picture ?? null,
        };
      } catch (error) {
        failed(reasonOf(error));
        return null;
      }
    },
  };
}

async function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const execute = [enableNonRepudiationChecks];
  // The stand-in of development and tests: whoever can read loopback traffic is on this machine already.
  if (new URL(issuer).hostname === '127.0.0.1') execute.push(allowInsecureRequests);
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
}

/** The library's error code; its messages may quote the request. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
