import type { Db } from '../../src/db/database.ts';

/** A signed-in customer of the matrix. */
export interface Actor {
  customerId: number;
  token: string;
}

/** A call that takes no session: everybody gets the same from it, whatever token they send. */
interface OpenRow {
  open: object | ((db: Db) => Promise<object>);
}

/** A call for customers. */
export interface CustomerRow {
  /** A body that its owner is answered 200 for. */
  body: (owner: Actor, db: Db) => Promise<object> | object;
  /**
   * Of a call that names rows: the same body sent by another customer is answered as if the rows did not exist. `body` is that
   * of rows which exist nowhere, `unharmed` looks whether the owner's are as they were. Or in words, why it can name none.
   */
  ofAnother:
    | string
    | { nowhere: (db: Db) => Promise<object> | object; unharmed: (owner: Actor, db: Db) => Promise<boolean> };
}

export type AuthorisationRow = OpenRow | CustomerRow;

export const ITS_OWN = 'takes no name of a row: it acts on the session that asks';
