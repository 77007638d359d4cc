import { type RefusalDetails, refuse } from '@tokhi/contract/texts/refusals';
import { createSingleFlight } from '../cache/single-flight.ts';
import type { Db } from '../db/database.ts';
import { replyByKey } from './idempotent-replies.queries.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { IdempotentReplay } from './with-idempotency.ts';

/** Answers a request with the stored reply of its key, or by running it. Returns the serialised reply. */
export type AnswerIdempotently = (request: IdempotentRequest, run: () => Promise<unknown>) => Promise<string>;

export function createAnswerIdempotently(db: Db): AnswerIdempotently {
  // Within a process, duplicates wait for the first without taking a connection; across processes they wait in `claimKey`.
  const share = createSingleFlight<string>();
  return (request, run) => {
    const { owner, key, call, bodyHash } = request;
    return share(`${JSON.stringify(owner)} ${key} ${call} ${bodyHash.toString('base64')}`, () =>
      answer(db, request, run),
    );
  };
}

async function answer(db: Db, request: IdempotentRequest, run: () => Promise<unknown>): Promise<string> {
  const before = await earlierReply(db, request);
  if (before !== null) return before;
  try {
    // Stored only if it was committed with the work (with-idempotency.ts). A call of several steps is safe to repeat by its own rows, and
    // must be: its reply may become outdated, for example when the provider closes an invoice.
    return request.print(await run());
  } catch (error) {
    if (!(error instanceof IdempotentReplay)) throw error;
    const meanwhile = await earlierReply(db, request);
    if (meanwhile === null) throw new Error(`${request.call}: a key was taken and no reply is there`, { cause: error });
    return meanwhile;
  }
}

async function earlierReply(db: Db, request: IdempotentRequest): Promise<string | null> {
  const known = await replyByKey(db, request);
  if (known === undefined) return null;
  if (!known.isSame) throw refuse('key_reused', orderIn(known.reply));
  return known.reply;
}

/** The refusal names the order that was created under the key. */
function orderIn(reply: string | null): RefusalDetails | undefined {
  const { ordernumber }: { ordernumber?: unknown } = JSON.parse(reply ?? '{}');
  return typeof ordernumber === 'string' ? { ordernumber } : undefined;
}
