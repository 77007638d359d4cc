import type { OnRefused } from '../../../callers/refused-call.ts';
import type { Facebook } from '../../../providers/facebook/open-facebook.ts';
import type { Google } from '../../../providers/google/open-google.ts';
import type { AccountDeps } from '../account-deps.ts';

export interface SocialDeps extends AccountDeps {
  /** Called for a login at a provider that failed: its route answers with a page, and no call is refused. */
  onRefused: OnRefused;
  google: Google;
  facebook: Facebook;
  /** As customers type it: providers send people back to it, and popups speak to it alone. */
  shopOrigin: string;
}
