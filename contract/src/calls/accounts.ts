// Signing in and up, and the customer's own data (spec §7 /api/user; decisions 20 to 22).
import { checkForgottenEmail } from '@tokhi/rules/person/email-checks';
import { z } from 'zod';
import { defineCall, done, nothing, successReply } from '../call.ts';
import { mailedProof } from '../fields/mailed-proof.ts';
import { points } from '../fields/money.ts';
import {
  checkedBy,
  email,
  mobilePhone,
  newPassword,
  optionalPhone,
  personName,
  phone,
  typedPassword,
} from '../fields/person-fields.ts';
import { productCard } from '../fields/product-fields.ts';
import { sessionToken, signedIn } from '../fields/signed-in.ts';
import { texts } from '../texts/texts.ts';

/** The login form. */
export const login = defineCall('login', {
  purpose: 'Opens a session by e-mail and password.',
  body: z.strictObject({ email, password: typedPassword }),
  reply: signedIn,
  refusals: ['wrong_credentials', 'email_not_confirmed', 'too_many_tries', 'forbidden'],
});

/** The social login button. */
export const facebookLogin = defineCall('facebookLogin', {
  purpose: 'Opens a session by the access token of the social provider.',
  body: z.strictObject({
    // The spec's profile is accepted and ignored: anybody could post any profile. The token identifies the customer (decision 21).
    user: z.strictObject({
      id: z.string().max(64),
      name: z.string().max(200).nullish(),
      email: z.string().max(254).nullish(),
      picture: z.string().max(2_000).nullish(),
    }),
    accessToken: z.string().min(1).max(2_000),
  }),
  reply: signedIn,
  refusals: ['social_profile_failed', 'email_not_proven', 'forbidden'],
});

/**
 * Opened in a popup, not called by script: without `code` it redirects to the provider; when the provider sends a code, the response
 * is a small page that posts this reply to the shop's own origin and closes (decision 21).
 */
export const googleLogin = defineCall('googleLogin', {
  purpose: 'Opens a session by a search-engine account, in a popup.',
  body: nothing,
  reply: signedIn,
  refusals: ['social_profile_failed', 'email_not_proven', 'forbidden'],
});

/** Query parameters that the provider adds when it sends the popup back. Not strict: providers add fields at will. */
export const googleLoginQuery = z.object({
  code: z.string().max(2_000).optional(),
  state: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
});

/** The sign-up form. */
export const register = defineCall('register', {
  purpose: 'Makes an account and mails a link that confirms the address.',
  body: z.strictObject({
    user: z
      .strictObject({ name: personName, email, password: newPassword, rePassword: z.string().max(200), phone })
      .refine((user) => user.password === user.rePassword, { error: texts.passwordMismatch, path: ['rePassword'] }),
  }),
  reply: done,
  refusals: ['email_taken', 'register_failed', 'password_common'],
});

/** The forgot-password link. The response is the same for known and unknown addresses (decision 22). */
export const forgotPassword = defineCall('forgotPassword', {
  purpose: 'Mails a link for a new password.',
  body: z.strictObject({
    email: z.string().trim().toLowerCase().superRefine(checkedBy(checkForgottenEmail)),
  }),
  reply: successReply({ data: z.string() }),
  refusals: [],
});

const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone2: z.string().nullable(),
  img: z.string().nullable(),
  bonus: points,
  /** Ours: an address that becomes valid when its link is used. */
  pending_email: z.string().nullable(),
  /** Ours: whether there is a password to ask for; otherwise a mailed code proves the identity. */
  has_password: z.boolean(),
});

/** Page /profile. */
export const myInfo = defineCall('myInfo', {
  purpose: 'The customer’s profile, saved products and number of orders.',
  body: nothing,
  reply: successReply({
    /** The saved products themselves: the page shows both the list and its length. */
    save: z.array(productCard),
    /** Number of orders: the profile only counts them, show-orders lists them. */
    order: z.int().nonnegative(),
    /** A list of one, because the spec reads `info[0]`. */
    info: z.tuple([profile]),
  }),
  refusals: [],
});

/** The personal-info form. §7 shows no reply. */
export const updateInfo = defineCall('updateInfo', {
  purpose: 'Changes the customer’s name and phones at once, the e-mail when the new address has answered.',
  body: z.strictObject({
    info: z.strictObject({ name: personName, email, phone: mobilePhone, phone2: optionalPhone }),
    /** Ours, for another e-mail: the password, or a mailed code if there is none. */
    currentPassword: typedPassword.optional(),
    proof: mailedProof.optional(),
  }),
  reply: successReply({ pending_email: z.string().nullable() }),
  refusals: ['email_taken', 'wrong_password', 'code_wrong', 'too_many_tries', 'too_many_requests'],
});

/** The change-password form. §7 shows no reply; a fresh token is ours, because the change ends all sessions. */
export const changePassword = defineCall('changePassword', {
  purpose: 'Sets a new password and ends every other session.',
  body: z.strictObject({
    password: newPassword,
    /** Ours, unless the login is fresh (record 148): an unattended phone is not enough to lock its owner out. */
    currentPassword: typedPassword.optional(),
    /** Ours, if there is no password yet. */
    proof: mailedProof.optional(),
  }),
  reply: successReply({ token: sessionToken }),
  refusals: ['wrong_password', 'code_wrong', 'password_common', 'too_many_tries'],
});

export type Profile = z.output<typeof profile>;
