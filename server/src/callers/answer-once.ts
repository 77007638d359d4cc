import { type RefusalDetails, refuse } from '@tokhi/contract/texts/refusals';
import { createSingleFlight } from '../cache/single-flight.ts';
import type { Db } from '../db/database.ts';
import { addReply, replyByKey } from './idempotent-replies.queries.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { AnsweredBefore } from './once.ts';

/** Answers a wish: with what was answered before under its key, or by running it. The reply as it is sent. */
export type AnswerOnce = (request: IdempotentRequest, run: () => Promise<unknown>) => Promise<string>;

export function createAnswerOnce(db: Db): AnswerOnce {
  // Within a process the others wait for the first without holding a connection; over processes they wait in `takeKey`.
  const share = createSingleFlight<string>();
  return (request, run) => {
    const { customerId, key, call, bodyHash } = request;
    return share(`${customerId} ${key} ${call} ${bodyHash.toString('base64')}`, () => answer(db, request, run));
  };
}

async function answer(db: Db, request: IdempotentRequest, run: () => Promise<unknown>): Promise<string> {
  const before = await earlierReply(db, request);
  if (before !== null) return before;
  try {
    const reply = request.print(await run());
    // A use case that worked in one transaction has written it (once.ts): then this changes nothing.
    await addReply(db, request, reply);
    return reply;
  } catch (error) {
    if (!(error instanceof AnsweredBefore)) throw error;
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

/** What was made under the key stays: of an order, the refusal says which it is. */
function orderIn(reply: string | null): RefusalDetails | undefined {
  const { ordernumber }: { ordernumber?: unknown } = JSON.parse(reply ?? '{}');
  return typeof ordernumber === 'string' ? { ordernumber } : undefined;
}
