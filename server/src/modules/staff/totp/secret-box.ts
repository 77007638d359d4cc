import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for the row of one staff member: in another row it cannot be decrypted. */
export interface SecretBox {
  seal(secret: Buffer, staffId: number): Buffer;
  /** `isOld`: encrypted with the previous key, and due to be encrypted again. */
  open(sealed: Buffer, staffId: number): { secret: Buffer; isOld: boolean };
}

const boundTo = (staffId: number): Buffer => Buffer.from(`totp of staff member ${staffId}`);

/** AES-256-GCM with the process's STAFF_KEY: a stolen backup contains no usable second factor. */
export function createSecretBox(key: Buffer, before: Buffer | null = null): SecretBox {
  return {
    seal(secret, staffId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(staffId));
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]);
    },
    open(sealed, staffId) {
      try {
        return { secret: openWith(key, sealed, staffId), isOld: false };
      } catch (error) {
        // The tag shows whether the key is the right one.
        if (before === null) throw error;
        return { secret: openWith(before, sealed, staffId), isOld: true };
      }
    },
  };
}

function openWith(key: Buffer, sealed: Buffer, staffId: number): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const encrypted = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(staffId)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted), decipher.final()]);
}
