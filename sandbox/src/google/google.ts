import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import type { People } from '../people/people.ts';

/** The only application of this Google: the shop. */
const GOOGLE_CLIENT = { id: 'tokhi.sandbox', secret: 'sandbox-secret-of-google' };

/** Google's sign-in as a real OpenID provider, whose keys live as long as the process. */
export function openGoogle(issuer: string, people: People): Provider {
  const { Prompt, base } = interactionPolicy;
  const policy = base();
  // Google's «choose an account», at every login: otherwise its cookie would sign in the previous person.
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  const configuration: Configuration = {
    clients: [
      {
        client_id: GOOGLE_CLIENT.id,
        client_secret: GOOGLE_CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        // Checked below: every shop on this machine is the same application.
        redirect_uris: ['http://127.0.0.1/api/user/google-login'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    // Like Google: the identity is in the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    interactions: { policy, url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const person = people.find(id);
      if (!person) return undefined;
      const { name, email, isEmailProven } = person;
      const emailClaims = email === null ? {} : { email, email_verified: isEmailProven };
      return { accountId: id, claims: () => ({ sub: id, name, ...emailClaims, picture: `${issuer}/portrait.png` }) };
    },
    // Nobody is asked twice for consent to share the name.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
  const provider = new Provider(issuer, configuration);
  provider.Client.prototype.redirectUriAllowed = (asked: string) =>
    /^http:\/\/(127\.0\.0\.1|localhost):\d+\/api\/user\/google-login$/.test(asked);
  return provider;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', alg: 'RS256', use: 'sig', kid: 'sandbox' };
}
