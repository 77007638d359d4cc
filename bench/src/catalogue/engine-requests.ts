import { seededRandom } from '../../../scripts/seeded-random.ts';
import type { AskedListing } from './draw-listing.ts';
import { countStatement, pageStatement } from './engine-queries.ts';
import type { Question } from './questions.ts';
import type { Recorder, Statement } from './record-statements.ts';

/** Sends one statement and returns its rows. */
export type Send = (statement: Statement) => Promise<{ id?: number }[]>;

/** One question for the bare engine: its statements, one after the other. */
export type EngineRequest = (send: Send) => Promise<void>;

const MOST = 500;
const RECORDED_FOR_MS = 4_000;

/** Five hundred draws of the question, or as many as fit into some seconds if each is slow. */
export async function engineRequests(recorder: Recorder, question: Question): Promise<EngineRequest[]> {
  const random = seededRandom(13);
  const until = performance.now() + RECORDED_FOR_MS;
  const requests: EngineRequest[] = [];
  while (requests.length < MOST && performance.now() < until) {
    const { body, listing } = question.draw(random);
    const statements = await recorder.statementsOf(question.call, body);
    requests.push(listing ? listingRequest(listing, cardsAmong(statements)) : replay(statements));
  }
  return requests;
}

const replay =
  (statements: readonly Statement[]): EngineRequest =>
  async (send) => {
    for (const statement of statements) await send(statement);
  };

/** Of a listing only the cards come from PostgreSQL: the one query with a list of ids. An empty page has none. */
const cardsAmong = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(({ values }) => values.some(Array.isArray));

const listingRequest =
  (asked: AskedListing, cards: Statement | undefined): EngineRequest =>
  async (send) => {
    const ids = (await send(pageStatement(asked))).map(({ id }) => id);
    if (cards && ids.length > 0) {
      await send({ ...cards, values: cards.values.map((value) => (Array.isArray(value) ? ids : value)) });
    }
    await send(countStatement(asked));
  };
