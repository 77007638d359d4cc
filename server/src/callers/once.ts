import type { Db, Tx } from '../db/database.ts';
import { inTransaction, patiently } from '../db/in-transaction.ts';
import type { Customer } from './caller.ts';
import { takeKey, writeReply } from './idempotent-replies.queries.ts';

/** Another request with the same key was faster: its reply is the answer. Caught where calls are served (answer-once.ts). */
export class AnsweredBefore extends Error {
  override readonly name = 'AnsweredBefore';
}

/**
 * The transaction of a use case whose call says `once`: what it does and the reply under the caller's key are committed
 * together. So a wish that was sent twenty times, to three processes of which one dies, is fulfilled once, and the reply that
 * was lost can be fetched by sending it again. A refusal rolls back and is not remembered: it changed nothing, and may be
 * another one a minute later.
 */
export function once<Reply>(db: Db, caller: Customer, work: (tx: Tx) => Promise<Reply>): Promise<Reply> {
  const { idempotency } = caller;
  return inTransaction(db, async (tx) => {
    // Whoever comes second waits for the first one's reply, and not only as long as for a row.
    if (idempotency !== null && !(await patiently(tx, '10s', () => takeKey(tx, idempotency))))
      throw new AnsweredBefore();
    const reply = await work(tx);
    if (idempotency !== null) await writeReply(tx, idempotency, idempotency.print(reply));
    return reply;
  });
}
