import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SocialWay } from '@tokhi/contract/social-login';
import { z } from 'zod';

const SEALED_FOR_MS = 10 * 60_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const Begun = z.object({
  way: z.enum(['popup', 'tab']) satisfies z.ZodType<SocialWay>,
  attempt: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  begunAt: z.int(),
});

/** A login begun in a browser; only that browser can finish it, in any process. */
export type BegunLogin = z.output<typeof Begun>;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'social login', 32));

/** Sealed with a key derived from the provider's secret, which all processes have and no browser. */
export function sealLogin(login: BegunLogin, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(login)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The login in this seal; null if we did not seal it, or too long ago. */
export function openSealedLogin(sealed: string, secret: string, now: Date): BegunLogin | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    const login = Begun.parse(JSON.parse(Buffer.concat([opened, decipher.final()]).toString()));
    return now.getTime() - login.begunAt <= SEALED_FOR_MS ? login : null;
  } catch {
    // Not ours, or incomplete: anybody may send any cookie.
    return null;
  }
}
