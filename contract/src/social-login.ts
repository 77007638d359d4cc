// How a login at Google or Facebook comes back to the page that asked for it (decision 21), for the server and the browser: without zod.
import { endpoints } from './endpoints.ts';
import type { SignedIn } from './fields/signed-in.ts';
import type { RefusalReply } from './texts/refusals.ts';

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** A GET of either begins the login, and ends it when the provider sends the browser back. */
export const SOCIAL_PATHS = {
  google: endpoints.googleLogin.path,
  facebook: endpoints.facebookLogin.path,
} as const satisfies Record<SocialProvider, string>;

/** A window of its own, or the tab itself where none may open. */
export type SocialWay = 'popup' | 'tab';

/** Names the login that a page waits for: of two tabs each hears of its own. */
export const SOCIAL_ATTEMPT = /^[\w-]{16,64}$/;

/** The visitor closed the login: there is nothing to say. */
interface Cancelled {
  result: 'cancelled';
}

/** What the popup's last page posts to the page that opened it; to the shop's own origin only. */
export interface SocialMessage {
  kind: 'social-login';
  attempt: string;
  reply: SignedIn | RefusalReply | Cancelled;
}

/** Where it is told when the provider's page cut the popup from its opener. */
export const SOCIAL_CHANNEL = 'social-login';

/** The tab comes back to /login with one of these in the fragment, which no server sees. */
export const SOCIAL_FRAGMENT = { ticket: 'social', refused: 'social-refused', browser: 'browser' } as const;

/** The word in place of a refusal's code for whoever cancelled. */
export const SOCIAL_CANCELLED = 'cancelled';

/** Where a login begins. */
export const socialStart = (provider: SocialProvider, way: SocialWay, attempt: string): string =>
  `${SOCIAL_PATHS[provider]}?${new URLSearchParams({ way, attempt })}`;
