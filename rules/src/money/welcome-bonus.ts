// Welcome bonus (spec §1 Bonus scheme, decision 6): a new customer gets 2,020 points when the e-mail is confirmed, at once with Google or Facebook.

/** Points of a new customer, once in the life of an account. */
export const WELCOME_BONUS = 2_020;

/** How an account was made; Google and Facebook vouch for the person themselves. */
export interface NewAccount {
  registeredBy: 'email' | 'google' | 'facebook';
  emailConfirmed: boolean;
}

/** Points that this account is due for registering, 0 while its address is not confirmed. */
export const welcomeBonus = ({ registeredBy, emailConfirmed }: NewAccount): number =>
  registeredBy !== 'email' || emailConfirmed ? WELCOME_BONUS : 0;
