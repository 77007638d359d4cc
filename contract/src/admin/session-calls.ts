// The way into the admin application: password, then TOTP. The session is a cookie that no script reads, so that no reply has a token.
import { z } from 'zod';
import { done, nothing, successReply } from '../call.ts';
import { linkToken } from '../fields/mailed-proof.ts';
import { moment } from '../fields/moment.ts';
import { email, newPassword, typedPassword } from '../fields/person-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { staffRoles } from './permissions.ts';

/** What has to come next before any other call is open; null: nothing. */
const nextStep = z.enum(['set_up_totp', 'second_factor']).nullable();

const member = z.object({ name: z.string(), email: z.string(), roles: z.array(z.enum(staffRoles)) });

export const login = defineAdminCall('login', {
  purpose: 'Checks the password of a staff member and opens a session that waits for the second factor.',
  body: z.strictObject({ email, password: typedPassword }),
  reply: successReply({ next: nextStep }),
  refusals: ['wrong_credentials', 'too_many_staff_tries'],
});

export const session = defineAdminCall('session', {
  purpose: 'Who is logged in, with which roles, and what is still missing.',
  body: nothing,
  reply: successReply({ member, next: nextStep, endsAt: moment }),
  refusals: [],
});

export const setUpTotp = defineAdminCall('setUpTotp', {
  purpose: 'Makes a new TOTP secret for a staff member who has none that was confirmed.',
  body: nothing,
  /** Both say the same: `uri` for the QR code, `secret` to be typed. */
  reply: successReply({ secret: z.string(), uri: z.string() }),
  refusals: [],
});

export const secondFactor = defineAdminCall('secondFactor', {
  purpose: 'Completes the login with a TOTP code; the first code also confirms a new secret.',
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
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
