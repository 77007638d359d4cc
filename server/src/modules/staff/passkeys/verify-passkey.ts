import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { passkeysOf } from './passkeys.queries.ts';

type Known = Awaited<ReturnType<typeof passkeysOf>>[number];

/** EdDSA, ES256 and RS256: what authenticators support. The library's newer ones are experimental in Node. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

const expected = (origin: string, challenge: string) => ({
  ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: new URL(origin).hostname },
  // The password was the first factor: possession of the device is the second.
  requireUserVerification: false,
});

/** Verifies a new passkey for our challenge and origin; every fault is the same refusal. */
export async function verifyNewPasskey(
  answer: CallBody<AdminCalls['addPasskey']>['answer'],
  { origin, challenge }: { origin: string; challenge: string },
) {
  const response = answer as RegistrationResponseJSON;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected(origin, challenge),
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
  }).catch(refusePasskey);
  if (!verified) throw refuse('passkey_wrong');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
}

/** The counter after a signature of this passkey over our challenge. */
export async function verifySignature(
  answer: CallBody<AdminCalls['showPasskey']>['answer'],
  { credential_id, public_key, counter, transports }: Known,
  { origin, challenge }: { origin: string; challenge: string },
): Promise<number> {
  const response = answer as AuthenticationResponseJSON;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected(origin, challenge),
    credential: {
      ...{ id: credential_id.toString('base64url'), counter, transports },
      publicKey: Uint8Array.from(public_key),
    },
  }).catch(refusePasskey);
  if (!verified) throw refuse('passkey_wrong');
  return authenticationInfo.newCounter;
}

/** The library throws for every fault: another origin, an old challenge, a counter that went back. */
const refusePasskey = (): never => {
  throw refuse('passkey_wrong');
};
