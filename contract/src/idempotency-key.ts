/** The header that identifies one request of a caller, however often it is sent. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
