import { SOCIAL_PATHS } from '@tokhi/contract/social-login';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { CallTable } from '../../../http/calls/call-table.ts';
import type { RawRoute } from '../../../http/calls/raw-routes.ts';
import { signIn } from '../entry/sign-in.ts';
import { comeInByIdentity } from './come-in-by-identity.ts';
import { PICTURES_AT } from './picture-path.ts';
import { pictureBytes } from './pictures.queries.ts';
import type { SocialDeps } from './social-deps.ts';
import { socialRoute } from './social-login.routes.ts';
import { useTicket } from './use-ticket.ts';

export function bindSocial(table: CallTable, deps: SocialDeps): void {
  table.bind('socialLogin', ({ ticket }, caller) => useTicket(deps, ticket, caller));
  // The posted profile is ignored: the access token identifies the person (decision 21).
  table.bind('facebookLogin', async ({ accessToken }, caller) => {
    const identity = await deps.facebook.ownerOf(accessToken);
    if (identity === null) throw refuse('social_profile_failed');
    return comeInByIdentity(deps, identity, caller, (tx, customer) => signIn(tx, deps, customer, caller, 'social'));
  });
}

/** Both popups, and the copies of pictures. */
export const socialRoutes = (deps: SocialDeps): readonly RawRoute[] => [
  socialRoute(deps, 'google-login', SOCIAL_PATHS.google, deps.google),
  socialRoute(deps, 'facebook-login', SOCIAL_PATHS.facebook, deps.facebook),
  {
    name: 'picture',
    methods: ['GET'],
    path: `${PICTURES_AT}/:key`,
    who: 'anyone',
    limit: 'browsing',
    upTo: 0,
    handle: async ({ params }) => {
      const webp = await pictureBytes(deps.db, params['key'] ?? '');
      if (webp === null) return { status: 404, type: 'text/plain; charset=utf-8', body: '' };
      // The key changes with the picture; cached only in the visitor's browser, so that an erased picture disappears everywhere else.
      const headers = { 'cache-control': 'private, max-age=31536000, immutable' };
      return { status: 200, type: 'image/webp', body: webp, headers };
    },
  },
];
