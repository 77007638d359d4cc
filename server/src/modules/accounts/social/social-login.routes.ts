import {
  SOCIAL_ATTEMPT,
  SOCIAL_CANCELLED,
  SOCIAL_FRAGMENT,
  type SocialMessage,
  type SocialWay,
} from '@tokhi/contract/social-login';
import { Refusal, refusalReply, refuse } from '@tokhi/contract/texts/refusals';
import type { ShopCaller } from '../../../callers/caller.ts';
import type { RawReply, RawRoute } from '../../../http/calls/raw-routes.ts';
import { prefixedCookieName } from '../../../http/requests/prefixed-cookie-name.ts';
import { signIn } from '../entry/sign-in.ts';
import { beginLogin } from './begin-login.ts';
import { comeInByIdentity } from './come-in-by-identity.ts';
import type { Identity } from './identity.ts';
import { POPUP_POLICY, popupPage } from './popup-page.ts';
import type { Provider } from './provider.ts';
import { type BegunLogin, openSealedLogin } from './sealed-login.ts';
import type { SocialDeps } from './social-deps.ts';
import { giveTicket } from './use-ticket.ts';

/** The identity that the provider returned; null if the person cancelled there. */
async function finishLogin(
  provider: Provider,
  redirectUri: string,
  parameters: URLSearchParams,
  begun: BegunLogin | null,
): Promise<Identity | null> {
  // Begun in another browser, or too long ago: an attacker may be signing this person in to another account.
  if (begun === null || parameters.get('state') !== begun.state) throw refuse('social_profile_failed');
  const error = parameters.get('error');
  if (error === 'access_denied') return null;
  const identity = error === null ? await provider.finish(parameters, begun, redirectUri) : null;
  if (identity === null) throw refuse('social_profile_failed');
  return identity;
}

const COOKIE_SECONDS = 600;

/** The outcome for both kinds of login, popup and tab. */
type Ended = { reply: SocialMessage['reply'] } | { ticket: string };

/** Begins a login at a provider and finishes it when the browser returns: spec §7 google-login, and the same for Facebook. */
export function socialRoute(deps: SocialDeps, name: string, path: RawRoute['path'], provider: Provider): RawRoute {
  const { shopOrigin, now } = deps;
  const redirectUri = `${shopOrigin}${path}`;
  // Sent only to this route, never with a call: nothing else reads it.
  const isSecure = shopOrigin.startsWith('https:');
  const cookieName = prefixedCookieName('social-login', isSecure);
  const cookie = (value: string, seconds: number): string =>
    [
      `${cookieName}=${value}`,
      `Path=${path}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');

  const begin = async (query: URLSearchParams): Promise<RawReply> => {
    const way: SocialWay = query.get('way') === 'tab' ? 'tab' : 'popup';
    const attempt = query.get('attempt') ?? '';
    const known = SOCIAL_ATTEMPT.test(attempt) ? attempt : '';
    const begun = await beginLogin(provider, redirectUri, { way, attempt: known }, now());
    if (begun) return redirect(begun.address, cookie(begun.sealed, COOKIE_SECONDS));
    return replyWith({ reply: refusalReply('social_profile_failed') }, { way, attempt: known });
  };

  const finish = async (query: URLSearchParams, sealed: string, caller: ShopCaller): Promise<RawReply> => {
    const begun = openSealedLogin(sealed, provider.secret, now());
    return replyWith(await endOf(query, begun, caller), begun ?? { way: 'popup', attempt: '' });
  };

  const endOf = async (query: URLSearchParams, begun: BegunLogin | null, caller: ShopCaller): Promise<Ended> => {
    try {
      const identity = await finishLogin(provider, redirectUri, query, begun);
      if (identity === null) return { reply: { result: 'cancelled' } };
      return await comeInByIdentity<Ended>(deps, identity, caller, async (tx, customer) =>
        begun?.way === 'tab'
          ? { ticket: await giveTicket(tx, customer.id, now()) }
          : { reply: await signIn(tx, deps, customer, caller, 'social') },
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { address, requestId } = caller;
      deps.onRefused({ call: name, code: error.code, address, requestId, customerId: null, body: null });
      return { reply: refusalReply(error.code, error.details) };
    }
  };

  const replyWith = (ended: Ended, { way, attempt }: Pick<BegunLogin, 'way' | 'attempt'>): RawReply => {
    const used = cookie('', 0);
    if (way === 'tab') return redirect(`${shopOrigin}/login#${fragmentOf(ended)}`, used);
    if ('ticket' in ended) throw new Error('a popup has no use for a ticket');
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: popupPage({ kind: 'social-login', attempt, reply: ended.reply }, shopOrigin),
      headers: { ...QUIET, 'content-security-policy': POPUP_POLICY, 'set-cookie': used },
    };
  };

  return {
    name,
    methods: ['GET'],
    path,
    who: 'anyone',
    limit: 'entering',
    upTo: 0,
    handle: ({ query, cookies }, caller) => {
      const asked = new URLSearchParams(
        Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
      const isBack = asked.has('code') || asked.has('error');
      return isBack ? finish(asked, cookies[cookieName] ?? '', caller) : begin(asked);
    },
  };
}

/** The URL contains the provider's code and must not leak. The popup stays connected to the page that opened it (COOP). */
const QUIET = { 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'unsafe-none' };

const redirect = (address: string, setCookie: string): RawReply => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  body: '',
  headers: { ...QUIET, location: address, 'set-cookie': setCookie },
});

function fragmentOf(ended: Ended): string {
  if ('ticket' in ended) return new URLSearchParams({ [SOCIAL_FRAGMENT.ticket]: ended.ticket }).toString();
  const { reply } = ended;
  if (!('code' in reply)) return new URLSearchParams({ [SOCIAL_FRAGMENT.refused]: SOCIAL_CANCELLED }).toString();
  const browser = reply.details?.['browser'];
  return new URLSearchParams({
    [SOCIAL_FRAGMENT.refused]: reply.code,
    ...(browser === undefined ? {} : { [SOCIAL_FRAGMENT.browser]: String(browser) }),
  }).toString();
}
