import type { OnRefused } from '../../../callers/refused-call.ts';
import type { Facebook } from '../../../providers/facebook/open-facebook.ts';
import type { Google } from '../../../providers/google/open-google.ts';
import type { AccountDeps } from '../account-deps.ts';

export interface SocialDeps extends AccountDeps {
  /** Called when a login at a provider fails: its route answers with a page, so that no call is refused. */
  onRefused: OnRefused;
  google: Google;
  facebook: Facebook;
  /** As customers type it: providers redirect to it, and popups post messages only to it. */
  shopOrigin: string;
}
