/** Whose key it is: customers and staff members have a table each, so that no key of one is a key of the other. */
export type KeyOwner = { customerId: number } | { staffId: number };

/** One request of one person, by the key that the browser gave it: `withIdempotency` stores its reply under this key. */
export interface IdempotentRequest {
  owner: KeyOwner;
  key: string;
  call: string;
  /** SHA-256 of the body as it was parsed. */
  bodyHash: Buffer;
  /** The reply as it is sent: what is remembered is given again byte for byte. */
  print: (reply: unknown) => string;
}
