import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as they travel: of a session, a link, or the browser's half of a mailed code. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Of a browser's secret cookie; null where there is none, as of a use case that was asked past HTTP. */
export const hashOfBrowser = (browserKey: string): Buffer | null => (browserKey === '' ? null : hashOf(browserKey));

/** What is kept of a secret (decision 20): whoever reads the table opens nothing with it. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
