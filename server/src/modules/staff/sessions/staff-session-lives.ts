const MINUTE_MS = 60_000;

/** A working day with its overtime; the table refuses a longer session. */
export const WHOLE_MS = 12 * 60 * MINUTE_MS;

/** An abandoned session ends by itself. */
export const UNUSED_MS = 60 * MINUTE_MS;

/** How long a session with only the password waits for the second factor, which may have to be set up first. */
export const PASSWORD_ALONE_MS = 15 * MINUTE_MS;
