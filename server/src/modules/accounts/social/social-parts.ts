import type { Facebook } from '../../../providers/facebook/open-facebook.ts';
import type { Google } from '../../../providers/google/open-google.ts';
import type { AccountParts } from '../account-parts.ts';

export interface SocialParts extends AccountParts {
  google: Google;
  facebook: Facebook;
  /** As customers type it: providers send people back to it, and popups speak to it alone. */
  shopOrigin: string;
}
