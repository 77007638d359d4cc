/** Opens the page of one order from a mail: 32 random bytes. Without zod: the browser matches it, too. */
export const TRACKING_TOKEN = /^[A-Za-z0-9_-]{43}$/;
