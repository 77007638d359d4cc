/** What opens the page of one order from a mail: 32 random bytes. Without zod: the browser looks for it, too. */
export const TRACKING_TOKEN = /^[A-Za-z0-9_-]{43}$/;
