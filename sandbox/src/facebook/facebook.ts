import { createHmac, randomBytes } from 'node:crypto';
import type { Person } from '../people/people.ts';

/** The only application of this Facebook: the shop. */
export const FACEBOOK_APP = { id: '4900000000000000', secret: 'sandbox-secret-of-facebook' };

/** The Graph API's error for a bad token. */
export class GraphError extends Error {
  readonly type = 'OAuthException';
  readonly code: number;
  constructor(message: string, code = 190) {
    super(message);
    this.code = code;
  }
}

interface Asked {
  clientId?: string | undefined;
  clientSecret?: string | undefined;
  redirectUri?: string | undefined;
  code?: string | undefined;
}

const LIFE_SECONDS = 3_600;

/** Codes and access tokens of a Facebook with one application; tests can make tokens of a second one. */
export function openFacebook() {
  const codes = new Map<string, { person: Person; redirectUri: string }>();
  const tokens = new Map<string, { person: Person; appId: string }>();

  const giveToken = (person: Person, appId = FACEBOOK_APP.id): string => {
    const token = `EAA${randomBytes(48).toString('base64url')}`;
    tokens.set(token, { person, appId });
    return token;
  };

  return {
    giveCode(person: Person, redirectUri: string): string {
      const code = randomBytes(48).toString('base64url');
      codes.set(code, { person, redirectUri });
      return code;
    },
    giveToken,
    exchange({ clientId, clientSecret, redirectUri, code = '' }: Asked) {
      if (clientId !== FACEBOOK_APP.id || clientSecret !== FACEBOOK_APP.secret) {
        throw new GraphError('Error validating client secret.', 1);
      }
      const given = codes.get(code);
      codes.delete(code);
      if (!given) throw new GraphError('This authorization code has been used.', 100);
      if (given.redirectUri !== redirectUri) {
        throw new GraphError(
          'Error validating verification code. Please make sure your redirect_uri is identical',
          100,
        );
      }
      return { access_token: giveToken(given.person), token_type: 'bearer', expires_in: LIFE_SECONDS };
    },
    /** The state of a token; an unknown one is reported as not valid, without an error. */
    debug(inputToken = '', appToken = '') {
      if (appToken !== `${FACEBOOK_APP.id}|${FACEBOOK_APP.secret}`) throw new GraphError('Invalid OAuth access token');
      const given = tokens.get(inputToken);
      if (!given)
        return { data: { is_valid: false, scopes: [], error: { code: 190, message: 'Malformed access token' } } };
      return {
        data: {
          app_id: given.appId,
          type: 'USER',
          application: 'Tokhi',
          is_valid: true,
          scopes: ['email', 'public_profile'],
          user_id: given.person.id,
        },
      };
    },
    me(token = '', proof = '') {
      const given = tokens.get(token);
      if (!given) throw new GraphError('Invalid OAuth access token - Cannot parse access token');
      if (proof !== createHmac('sha256', FACEBOOK_APP.secret).update(token).digest('hex')) {
        throw new GraphError('Invalid appsecret_proof provided in the API argument', 100);
      }
      return given.person;
    },
  };
}
