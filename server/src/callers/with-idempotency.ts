import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Customer, Staff } from './caller.ts';
import { claimKey, writeReply } from './idempotent-replies.queries.ts';

/** Another request with the same key was faster: its reply is the answer. Caught where calls are served (answer-idempotently.ts). */
export class IdempotentReplay extends Error {
  override readonly name = 'AnsweredBefore';
}

/**
 * The transaction of a use case whose call has `withIdempotencyKey`: its changes and the reply under the caller's key are committed
 * together. So a request that was sent twenty times, to three processes of which one dies, is executed once, and a lost reply can be
 * fetched by a retry. A refusal rolls back and is not stored: it changed nothing, and a minute later the outcome may differ.
 */
export function withIdempotency<Reply>(
  db: Db,
  { idempotency }: Pick<Customer | Staff, 'idempotency'>,
  work: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  if (idempotency === null) return inTransaction(db, work);
  return inTransaction(
    db,
    async (tx) => {
      const reply = await work(tx);
      await writeReply(tx, idempotency, idempotency.print(reply));
      return reply;
    },
    async (tx) => {
      if (!(await claimKey(tx, idempotency))) throw new IdempotentReplay();
    },
  );
}
