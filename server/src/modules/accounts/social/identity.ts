import type { SocialProvider } from '@tokhi/contract/social-login';

/** Who somebody is by the word of a provider, which was asked by us (decision 21). */
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
