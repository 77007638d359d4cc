// The result of a login at Google or Facebook, from a message, a channel or the fragment of the tab (contract/src/social-login.ts).
import { SOCIAL_CANCELLED, SOCIAL_FRAGMENT, type SocialMessage } from '@tokhi/contract/social-login';
import { isRefusalCode, type RefusalCode } from '@tokhi/contract/texts/refusals';
import { isObject } from '../../../local/stored-fields.ts';

/** How a login in the tab ended; null if the address has no result. */
export type TabReturn =
  | { is: 'ticket'; ticket: string }
  | { is: 'refused'; code: RefusalCode; browser: string | null }
  | { is: 'cancelled' };

export function tabReturn(hash: string): TabReturn | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const ticket = fragment.get(SOCIAL_FRAGMENT.ticket);
  if (ticket !== null) return { is: 'ticket', ticket };
  const code = fragment.get(SOCIAL_FRAGMENT.refused);
  if (code === SOCIAL_CANCELLED) return { is: 'cancelled' };
  return isRefusalCode(code) ? { is: 'refused', code, browser: fragment.get(SOCIAL_FRAGMENT.browser) } : null;
}

/** The reply to the login that this page waits for; null for any other window message. */
export function replyTo(attempt: string | null, data: unknown): SocialMessage['reply'] | null {
  if (attempt === null || !isObject(data) || data['kind'] !== 'social-login' || data['attempt'] !== attempt)
    return null;
  // From our own origin and with the name of the attempt: it comes from the page that the server made for it.
  return (data as { reply: SocialMessage['reply'] }).reply;
}
