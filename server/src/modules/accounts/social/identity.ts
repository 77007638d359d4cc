import type { SocialProvider } from '@tokhi/contract/social-login';

/** A person as identified by a provider, which we asked directly (decision 21). */
export interface Identity {
  issuer: SocialProvider;
  /** The provider's own id of the account, which never changes hands. */
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is this person's. */
  isEmailProven: boolean;
  name: string | null;
  pictureUrl: string | null;
}
