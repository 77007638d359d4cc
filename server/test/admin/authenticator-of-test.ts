import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const HAS_KEY = 0x40;
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** A security key in software: one passkey for one host, ES256, without attestation. */
export function authenticatorOfTest({ origin = 'http://localhost:3002' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };

  return {
    id,
    /** A copy of the key counts from the time of the copy. */
    countBack: (by: number) => {
      counter -= by;
    },
    /** The answer of `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          ...([[1, 2] as const, [3, -7] as const, [-1, 1] as const] as [number, number][]),
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([head(USER_PRESENT | HAS_KEY), Buffer.alloc(16), length, credentialId, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
      const clientDataJSON = text(clientData('webauthn.create', challenge));
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    /** The answer of `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }) {
      const authData = head(USER_PRESENT);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      const response = { clientDataJSON: text(client), authenticatorData: text(authData), signature: text(signature) };
      return { ...credential, response };
    },
  };
}
