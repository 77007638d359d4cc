/** The header that names one request of a caller, however often it has to be sent. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
