import type { Env } from '../../../env.ts';
import { openFacebook } from '../../../providers/facebook/open-facebook.ts';
import { openGoogle } from '../../../providers/google/open-google.ts';
import type { SocialDeps } from './social-deps.ts';

export type Social = Pick<SocialDeps, 'google' | 'facebook' | 'shopOrigin'>;

/** The providers from the environment; neither is called before a customer uses it. */
export function openSocial(env: Env, failed: (provider: string, reason: string) => void): Social {
  return {
    shopOrigin: new URL(env.SHOP_ORIGIN).origin,
    google: openGoogle({
      issuer: env.GOOGLE_ISSUER,
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      failed: (reason) => failed('google', reason),
    }),
    facebook: openFacebook({
      dialogUrl: env.FACEBOOK_DIALOG_URL,
      graphUrl: env.FACEBOOK_GRAPH_URL,
      version: env.FACEBOOK_VERSION,
      appId: env.FACEBOOK_APP_ID,
      appSecret: env.FACEBOOK_APP_SECRET,
      failed: (reason) => failed('facebook', reason),
    }),
  };
}
