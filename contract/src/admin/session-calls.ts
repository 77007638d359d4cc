// Login to the admin application: password, then TOTP. The session is a cookie that scripts cannot read, so no reply has a token.
import { z } from 'zod';
import { done, nothing, successReply } from '../call.ts';
import { linkToken } from '../fields/mailed-proof.ts';
import { moment } from '../fields/moment.ts';
import { email, newPassword, typedPassword } from '../fields/person-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { staffRoles } from './permissions.ts';

/** What is required before any other call is open; null: nothing. */
const nextStep = z.enum(['set_up_totp', 'second_factor']).nullable();

/** What the person may use as the second factor. */
const factors = z.array(z.enum(['totp', 'passkey', 'recovery_code']));

const member = z.object({ name: z.string(), email: z.string(), roles: z.array(z.enum(staffRoles)) });

export const login = defineAdminCall('login', {
  purpose: 'Checks the password of a staff member and opens a session that waits for the second factor.',
  body: z.strictObject({ email, password: typedPassword }),
  reply: successReply({ next: nextStep, factors }),
  refusals: ['wrong_credentials', 'too_many_staff_tries'],
});

export const session = defineAdminCall('session', {
  purpose: 'Who is logged in, with which roles, and what is still missing.',
  body: nothing,
  /** `has_demo_orders`: the orders come from `npm run demo:orders`, which every screen says. */
  reply: successReply({ member, next: nextStep, factors, endsAt: moment, has_demo_orders: z.boolean() }),
  refusals: [],
});

export const setUpTotp = defineAdminCall('setUpTotp', {
  purpose: 'Makes a new TOTP secret for a staff member who has none that was confirmed.',
  body: nothing,
  /** Three forms of the same: `secret` to type, `qr` to scan (a picture in an address), `uri` inside it. */
  reply: successReply({ secret: z.string(), uri: z.string(), qr: z.string() }),
  refusals: [],
});

const totpCode = z.string().regex(/^\d{6}$/);

export const secondFactor = defineAdminCall('secondFactor', {
  purpose: 'Completes the login with a TOTP code; the first code also confirms a new secret.',
  body: z.strictObject({ code: totpCode }),
  reply: done,
  refusals: ['second_factor_wrong', 'too_many_staff_tries'],
});

export const stepUp = defineAdminCall('stepUp', {
  purpose: 'Shows the second factor again: for the next 5 minutes the calls are open that ask for it.',
  body: z.strictObject({ code: totpCode }),
  reply: done,
  refusals: ['second_factor_wrong', 'too_many_staff_tries'],
});

export const logout = defineAdminCall('logout', {
  purpose: 'Ends the session that asks.',
  body: nothing,
  reply: done,
  refusals: [],
});

export const acceptInvitation = defineAdminCall('acceptInvitation', {
  purpose: 'Sets the password of an invited staff member, once.',
  body: z.strictObject({ token: linkToken, password: newPassword }),
  reply: done,
  refusals: ['link_invalid', 'password_common'],
});
