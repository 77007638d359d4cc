import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { CacheMemory } from './cache-memory.ts';
import type { Changes, Shown } from './changes.ts';
import { createRedisAnswers } from './redis-answers.ts';
import { createSingleFlight } from './single-flight.ts';

/** The key, and what the cache itself needs for an answer and for each product that it shows. */
const BYTES_AROUND = 300;
const BYTES_OF_AN_ID = 8;

type Answer = (body: unknown) => Promise<object>;

/**
 * An answer as it is sent. Kept as bytes and not as an object: thousands of answers are millions of objects, through which
 * the garbage collector would walk again and again.
 */
interface Kept {
  print: Buffer;
  /** What was to be remembered of it. */
  note: unknown;
  shown: Shown;
  /** Up to this moment none of what it shows has changed. */
  rightAt: number;
}

export interface Keeping {
  seconds: number;
  /** `process`: an answer that is computed as quickly as Redis gives it, and asked in too many ways to be shared. */
  place?: 'process' | 'everywhere' | undefined;
  /** What is told of the answer, also when it is given again. */
  note?: ((answer: object) => unknown) | undefined;
  /** Of an answer in the process: the version it belongs to, where that is not the one of all lists. */
  version?: ((body: unknown) => Promise<string>) | undefined;
  /** Of an answer in the process: the products that make it old when they change. */
  shows?: ((answer: object) => Shown) | undefined;
}

/**
 * Keeps answers of public calls for some seconds: in the process, and in Redis for the other processes. An answer belongs
 * to a version, which is part of its key: a change is answered anew at once, and nothing has to be deleted. One that shows
 * products is computed anew when one of them changed. However many ask for the same at the same moment, it is computed once.
 * Without Redis everything still works.
 */
export type AnswerCache = (
  name: string,
  keeping: Keeping,
  answer: Answer,
) => (body: unknown) => Promise<Pick<Kept, 'print' | 'note'>>;

interface Deps {
  redis: Redis;
  /** The version of all lists, the same in every process: answers in Redis are shared under it. */
  version: () => Promise<string>;
  changes: Changes;
  memory: CacheMemory;
}

const NOTHING: Shown = { whole: [], cards: [] };

export function createAnswerCache({ redis, version, changes, memory }: Deps): AnswerCache {
  const near = memory.lru<string, Kept>(
    'answers',
    ({ print, shown: { whole, cards } }) =>
      print.length + BYTES_AROUND + (whole.length + cards.length) * BYTES_OF_AN_ID,
  );
  const far = createRedisAnswers(redis);
  const share = createSingleFlight<Kept>();

  return (name, { seconds, place = 'everywhere', note, version: own, shows }, answer) => {
    if (place === 'everywhere' && (own ?? shows)) throw new Error(`${name} goes by what only one process knows`);
    const make = async (body: unknown, rightAt: number): Promise<Kept> => {
      memory.countRead('made');
      const made = await answer(body);
      return { print: printed(made), note: note?.(made), shown: shows?.(made) ?? NOTHING, rightAt };
    };
    const takeOrMake = async (key: string, body: unknown, rightAt: number): Promise<[Kept, leftMs: number]> => {
      const taken = await far.take(key);
      if (taken) {
        const { print, leftMs } = taken;
        memory.countRead('redis');
        return [{ print, note: note?.(JSON.parse(print.toString())), shown: NOTHING, rightAt }, leftMs];
      }
      const made = await make(body, rightAt);
      far.put(key, made.print, seconds);
      return [made, seconds * 1_000];
    };
    return async (body) => {
      const key = `${name} ${await (own ? own(body) : version())} ${shortFor(body)}`;
      const rightAt = changes.moment();
      const known = near.get(key);
      if (known && !changes.since(known.rightAt, known.shown)) {
        known.rightAt = rightAt;
        memory.countRead('process');
        return known;
      }
      // With the moment: whoever asks after a change does not join what was begun before it.
      return share(`${key} ${rightAt}`, async () => {
        const [kept, ttl] =
          place === 'process' ? [await make(body, rightAt), seconds * 1_000] : await takeOrMake(key, body, rightAt);
        near.set(key, kept, { ttl });
        return kept;
      });
    };
  };
}

const shortFor = (body: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');

/** In memory of its own: a short answer out of Node's pool would hold all of the pool that it is a piece of. */
const printed = (answer: object): Buffer => Buffer.from(new TextEncoder().encode(JSON.stringify(answer)).buffer);
