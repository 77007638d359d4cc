import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, encoded: of a session, a link, or the browser's half of a mailed code. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Hash of a browser's secret cookie; null without one, for example in a use case called without HTTP. */
export const hashOfBrowser = (browserKey: string): Buffer | null => (browserKey === '' ? null : hashOf(browserKey));

/** Only the hash of a secret is stored (decision 20): read access to the table opens nothing. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
