import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends; the table's check expects this length. */
const SECRET_BYTES = 20;
/** Codes of the 30 seconds before and after are accepted: clocks of phones differ, and typing takes time. */
const WINDOW = 1;

const totpOf = (secret: Secret, email: string) =>
  new TOTP({ issuer: 'Тохь', label: email, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });

export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** For authenticator applications: the secret to type, and the URI for a QR code. */
export function presentSecret(bytes: Buffer, email: string): { secret: string; uri: string } {
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  return { secret: secret.base32, uri: totpOf(secret, email).toString() };
}

/** The 30-second step since 1970 that the code belongs to; null for a wrong code. */
export function stepOfCode(bytes: Buffer, code: string, now: Date): number | null {
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / (PERIOD_SECONDS * 1_000)) + delta;
}
