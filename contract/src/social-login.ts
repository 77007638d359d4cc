// How a login at Google or Facebook returns to the page that started it (decision 21), for the server and the browser: without zod.
import { endpoints } from './endpoints.ts';
import type { SignedIn } from './fields/signed-in.ts';
import type { RefusalReply } from './texts/refusals.ts';

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** A GET of either starts the login, and ends it when the provider sends the browser back. */
export const SOCIAL_PATHS = {
  google: endpoints.googleLogin.path,
  facebook: endpoints.facebookLogin.path,
} as const satisfies Record<SocialProvider, string>;

/** A separate window, or the tab itself if no window can open. */
export type SocialWay = 'popup' | 'tab';

/** Identifies the login that a page waits for: two tabs each receive only their own. */
export const SOCIAL_ATTEMPT = /^[\w-]{16,64}$/;

/** The visitor closed the login: there is nothing to show. */
interface Cancelled {
  result: 'cancelled';
}

/** What the popup's last page posts to its opener; to the shop's own origin only. */
export interface SocialMessage {
  kind: 'social-login';
  attempt: string;
  reply: SignedIn | RefusalReply | Cancelled;
}

/** The channel for the result if the provider's page cut the popup from its opener. */
export const SOCIAL_CHANNEL = 'social-login';

/** The tab returns to /login with one of these in the fragment, which no server sees. */
export const SOCIAL_FRAGMENT = { ticket: 'social', refused: 'social-refused', browser: 'browser' } as const;

/** Replaces a refusal's code if the visitor cancelled. */
export const SOCIAL_CANCELLED = 'cancelled';

/** Where a login begins. */
export const socialStart = (provider: SocialProvider, way: SocialWay, attempt: string): string =>
  `${SOCIAL_PATHS[provider]}?${new URLSearchParams({ way, attempt })}`;
