/** The owner of a key: customers and staff members have separate tables, so that their keys cannot collide. */
export type KeyOwner = { customerId: number } | { staffId: number };

/** One request of one person, with the browser's idempotency key: `withIdempotency` stores its reply under this key. */
export interface IdempotentRequest {
  owner: KeyOwner;
  key: string;
  call: string;
  /** SHA-256 of the parsed body. */
  bodyHash: Buffer;
  /** Serialises the reply: a stored reply is sent again byte for byte. */
  print: (reply: unknown) => string;
}
