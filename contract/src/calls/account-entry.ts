// Account calls that the spec implies and section 7 does not list: links, codes, the end of a session (record 040).
import { z } from 'zod';
import { defineCall, done, nothing, successReply } from '../call.ts';
import { linkToken, mailedProof } from '../fields/mailed-proof.ts';
import { email, newPassword, typedPassword } from '../fields/person-fields.ts';
import { signedIn } from '../fields/signed-in.ts';

export const logout = defineCall('logout', {
  purpose: 'Ends the session that asks.',
  body: nothing,
  reply: done,
  refusals: [],
});

/** The link of the first email, or of a changed address; a press uses it, not opening the page: scanners open links. */
export const confirmEmail = defineCall('confirmEmail', {
  purpose: 'Confirms an e-mail address by the link that was sent to it.',
  body: z.strictObject({
    token: linkToken,
    /** In a browser that the account does not know (record 146): the password that was chosen at registration … */
    password: typedPassword.optional(),
    /** … or a new one instead, which drops the one typed at registration. */
    newPassword: newPassword.optional(),
  }),
  /** `already`: the address was confirmed before, by this link or in another way. */
  reply: successReply({ already: z.boolean() }),
  refusals: [
    'link_invalid',
    'email_taken',
    'password_not_proven',
    'wrong_password',
    'password_common',
    'too_many_tries',
  ],
});

/** The response is the same for known and unknown addresses, as for forgot-password. */
export const sendConfirmation = defineCall('sendConfirmation', {
  purpose: 'Mails the link that confirms an address once more.',
  body: z.strictObject({ email }),
  reply: successReply({ data: z.string() }),
  refusals: [],
});

export const resetPassword = defineCall('resetPassword', {
  purpose: 'Sets a new password by the mailed link, ends every session and every other link, and opens a session.',
  body: z.strictObject({ token: linkToken, password: newPassword }),
  reply: signedIn,
  refusals: ['link_invalid', 'password_common', 'forbidden'],
});

/** Login by code (decision 40). The terms are ticked first: an unknown address gets a new account. */
export const sendCode = defineCall('sendCode', {
  purpose: 'Mails six digits that open an account, or make one.',
  body: z.strictObject({ email, terms: z.literal(true) }),
  /** `browser` is the half of the secret that stays in the requesting browser. */
  reply: successReply({ data: z.string(), browser: linkToken }),
  refusals: [],
});

export const useCode = defineCall('useCode', {
  purpose: 'Opens a session by the mailed six digits, in the browser that asked for them.',
  body: mailedProof,
  reply: signedIn,
  refusals: ['code_wrong', 'forbidden'],
});

/** If no popup could open, the provider's response came back in the tab with a short ticket in the fragment (decision 21). */
export const socialLogin = defineCall('socialLogin', {
  purpose: 'Opens the session that a login at Google or Facebook earned, by the ticket of its last page.',
  body: z.strictObject({ ticket: linkToken }),
  reply: signedIn,
  refusals: ['link_invalid', 'forbidden'],
});
