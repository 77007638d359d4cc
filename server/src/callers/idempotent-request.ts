/** One request of one customer, by the key that the browser gave it: `withIdempotency` stores its reply under this key. */
export interface IdempotentRequest {
  customerId: number;
  key: string;
  call: string;
  /** SHA-256 of the body as it was parsed. */
  bodyHash: Buffer;
  /** The reply as it is sent: what is remembered is given again byte for byte. */
  print: (reply: unknown) => string;
}
