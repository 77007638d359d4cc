// Passkeys and recovery codes as the second factor. The library that verifies the authenticator's response also parses it.
import { z } from 'zod';
import { done, nothing, successReply } from '../call.ts';
import { defineAdminCall } from './admin-call.ts';

/** base64url with a maximum length; an attestation carries certificates. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);

const credential = { id: text(1_400), rawId: text(1_400), type: z.literal('public-key') };
const extensions = z.record(z.string(), z.unknown());

/** As `navigator.credentials.create` returns it; other fields are not read. */
const registration = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text(4_000),
    attestationObject: text(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** As `navigator.credentials.get` returns it. */
const assertion = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text(4_000),
    authenticatorData: text(4_000),
    signature: text(2_000),
    userHandle: text(200).optional(),
  }),
});

/** What the browser passes unchanged to the authenticator. */
const options = z.looseObject({ challenge: z.string() });

export const passkeyToAdd = defineAdminCall('passkeyToAdd', {
  purpose: 'What an authenticator needs to make a passkey for the person who asks.',
  body: nothing,
  reply: successReply({ options }),
  refusals: [],
});

export const addPasskey = defineAdminCall('addPasskey', {
  purpose: 'Adds a passkey as a second factor.',
  body: z.strictObject({ name: z.string().trim().min(1).max(50), answer: registration }),
  reply: done,
  refusals: ['passkey_wrong'],
});

export const removePasskey = defineAdminCall('removePasskey', {
  purpose: 'Removes one of the own passkeys.',
  body: z.strictObject({ id: text(1_400) }),
  reply: done,
  refusals: [],
});

export const passkeyToShow = defineAdminCall('passkeyToShow', {
  purpose: 'What an authenticator has to sign to show a passkey of the person who asks.',
  body: nothing,
  reply: successReply({ options }),
  refusals: ['passkey_wrong'],
});

export const showPasskey = defineAdminCall('showPasskey', {
  purpose: 'Completes the login by a passkey; in a complete session it shows the second factor again.',
  body: z.strictObject({ answer: assertion }),
  reply: done,
  refusals: ['passkey_wrong', 'too_many_staff_tries'],
});

export const useRecoveryCode = defineAdminCall('useRecoveryCode', {
  purpose: 'Completes the login by a recovery code, which works once.',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z2-7]{4}(?:[ -]?[A-Z2-7]{4}){2}$/),
  }),
  reply: done,
  refusals: ['second_factor_wrong', 'too_many_staff_tries'],
});
