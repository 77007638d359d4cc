// The members of the admin application: who they are, what they may do, and how they get and lose access.
import { z } from 'zod';
import { done, nothing, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { email } from '../fields/person-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { staffRoles } from './permissions.ts';

const staffId = z.int().positive();
const version = z.int().positive();
const name = z.string().trim().min(1).max(100);
/** At least one, each once. */
const roles = z
  .array(z.enum(staffRoles))
  .min(1)
  .max(staffRoles.length)
  .refine((all) => new Set(all).size === all.length);

const member = z.object({
  id: staffId,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** `invited`: has not chosen a password yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  factors: z.object({ totp: z.boolean(), passkeys: z.int().nonnegative(), recoveryCodes: z.int().nonnegative() }),
  lastSeenAt: moment.nullable(),
  /** Whether a session was used in the last minutes. */
  isHere: z.boolean(),
  /** The browser of the last session, in words. */
  device: z.string().nullable(),
  invitationEndsAt: moment.nullable(),
  version,
});

/** A change of one member, for the version that was shown. */
const ofMember = { staffId, version };

export const listMembers = defineAdminCall('listMembers', {
  purpose: 'Everybody who works or worked here, with roles, second factors and the last session.',
  body: nothing,
  reply: successReply({ members: z.array(member) }),
  refusals: [],
});

export const inviteMember = defineAdminCall('inviteMember', {
  purpose: 'Invites somebody by email, for 48 hours; whoever left before starts anew.',
  body: z.strictObject({ email, name, roles }),
  reply: successReply({ member }),
  refusals: ['already_member'],
});

export const changeRoles = defineAdminCall('changeRoles', {
  purpose: 'Gives a staff member other roles, which count from the next request on.',
  body: z.strictObject({ ...ofMember, roles }),
  reply: successReply({ member }),
  refusals: ['member_not_found', 'changed_meanwhile', 'last_owner'],
});

export const disableMember = defineAdminCall('disableMember', {
  purpose: 'Ends the access of a staff member at once, with all sessions.',
  body: z.strictObject(ofMember),
  reply: successReply({ member }),
  refusals: ['member_not_found', 'changed_meanwhile', 'last_owner'],
});

export const renewAccess = defineAdminCall('renewAccess', {
  purpose: 'Takes password and second factors of a colleague away, ends the sessions and sends a new invitation.',
  body: z.strictObject(ofMember),
  reply: successReply({ member }),
  refusals: ['member_not_found', 'changed_meanwhile', 'last_owner', 'own_account'],
});

const network = z.union([z.cidrv4(), z.cidrv6()]);
const access = { networks: z.array(network).max(50), version };

export const showNetworks = defineAdminCall('showNetworks', {
  purpose: 'The networks from which staff may work, and the address of this request.',
  body: nothing,
  reply: successReply({ ...access, ownAddress: z.string() }),
  refusals: [],
});

export const changeNetworks = defineAdminCall('changeNetworks', {
  purpose: 'Limits the admin application to these networks; none: it answers everywhere.',
  body: z.strictObject(access),
  reply: successReply(access),
  /** `own_network_missing`: the caller would be locked out. */
  refusals: ['changed_meanwhile', 'own_network_missing'],
});

const session = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment,
  isThis: z.boolean(),
});

const passkey = z.object({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });

export const showSecurity = defineAdminCall('showSecurity', {
  purpose: 'The own second factors, recovery codes and sessions.',
  body: nothing,
  reply: successReply({
    totp: z.boolean(),
    passkeys: z.array(passkey),
    recoveryCodes: z.int().nonnegative(),
    sessions: z.array(session),
  }),
  refusals: [],
});

export const endSession = defineAdminCall('endSession', {
  purpose: 'Ends one of the own sessions.',
  body: z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: done,
  refusals: [],
});

export const makeRecoveryCodes = defineAdminCall('makeRecoveryCodes', {
  purpose: 'Makes ten recovery codes, which are shown once; those from before end.',
  body: nothing,
  reply: successReply({ codes: z.array(z.string()).length(10) }),
  refusals: [],
});
