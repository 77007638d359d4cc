// Who may see which page (spec §2 Guards). The head script checks before the first paint (layout/document/guard-pages.tsx),
// these guards on a navigation within the shop. The server guards its calls; these only prevent a useless page.
import { TRACKING_TOKEN } from '@tokhi/contract/fields/tracking-token';
import { texts } from '@tokhi/contract/texts/texts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { redirect } from 'react-router';
import { sessionToken } from './local/session.ts';
import { keepWantedPage } from './local/wanted-page.ts';

export const FOR_CUSTOMERS = ['/profile', '/shipping', '/track-order'] as const;
/** All pages under these addresses. */
export const FOR_CUSTOMERS_UNDER = ['/confirm-order/', '/show-order/'] as const;
export const FOR_GUESTS = ['/login', '/register'] as const;

/** A mailed link may also be opened by a signed-in customer: it confirms their new address. */
export const CONFIRM_MARK = '#confirm=';

/** A mailed link follows one order without a session (decision 41). */
export const TRACKING_PAGE = '/track-order';
export const trackingToken = (hash: string): string | null => {
  const token = hash.slice(1);
  return TRACKING_TOKEN.test(token) ? token : null;
};

/** For the `clientLoader` of a page that is useless without a session. */
export function customersOnly({ url }: { url: URL }): null {
  if (sessionToken() !== null) return null;
  keepWantedPage(url.pathname + url.search);
  toastFailure(texts.loginRequired);
  throw redirect('/login');
}

/** For the `clientLoader` of login and registration. */
export function guestsOnly({ url }: { url: URL }): void {
  if (sessionToken() !== null && !url.hash.startsWith(CONFIRM_MARK)) throw redirect('/home');
}
