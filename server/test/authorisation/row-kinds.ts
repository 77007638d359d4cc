import type { Db } from '../../src/db/database.ts';

/** A signed-in customer of the matrix. */
export interface Actor {
  customerId: number;
  token: string;
}

/** A call without a session: the same answer for everybody, whatever token they send. */
interface OpenRow {
  open: object | ((db: Db) => Promise<object>);
}

/** A call for customers. */
export interface CustomerRow {
  /** A body for which its owner gets 200. */
  body: (owner: Actor, db: Db) => Promise<object> | object;
  /**
   * For a call that names rows: another customer who sends the same body gets the answer for missing rows. `nowhere` is a body with
   * missing rows, `unharmed` checks that the owner's rows are unchanged. Or a text: why the call can name none.
   */
  ofAnother:
    | string
    | { nowhere: (db: Db) => Promise<object> | object; unharmed: (owner: Actor, db: Db) => Promise<boolean> };
}

export type AuthorisationRow = OpenRow | CustomerRow;

export const ITS_OWN = 'takes no name of a row: it acts on the session that asks';
