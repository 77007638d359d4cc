import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { CacheMemory } from './cache-memory.ts';
import type { Changes, Shown } from './changes.ts';
import { createRedisAnswers } from './redis-answers.ts';
import { createSingleFlight } from './single-flight.ts';

/** Estimated size of the key, and of the cache's own data for an answer and for each product that it shows. */
const BYTES_AROUND = 300;
const BYTES_OF_AN_ID = 8;

type Answer = (body: unknown) => Promise<object>;

/**
 * A serialised answer. Bytes instead of an object: thousands of answers are millions of objects, which the garbage collector would traverse
 * again and again.
 */
interface Kept {
  print: Buffer;
  /** The result of `note` for it. */
  note: unknown;
  shown: Shown;
  /** Nothing that it shows has changed up to this time. */
  rightAt: number;
}

export interface Keeping {
  seconds: number;
  /** `process`: for an answer that is computed as fast as Redis returns it, and has too many variants to be shared. */
  place?: 'process' | 'everywhere' | undefined;
  /** Data passed on with the answer, also when it comes from the cache. */
  note?: ((answer: object) => unknown) | undefined;
  /** For an answer cached in the process: its version, if that is not the common one of all lists. */
  version?: ((body: unknown) => Promise<string>) | undefined;
  /** For an answer cached in the process: the products whose change makes it stale. */
  shows?: ((answer: object) => Shown) | undefined;
}

/**
 * Caches answers of public calls for some seconds: in the process, and in Redis for the other processes. An answer's key contains a
 * version: after a change a new answer is computed at once, and nothing has to be deleted. An answer that shows products is computed again
 * when one of them changes. Concurrent requests for the same answer share one computation. Without Redis everything still works.
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
      // The key contains the time: a request after a change does not join a run that began before it.
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

/** Its own memory: a short buffer from Node's pool would keep the whole pool alive. */
const printed = (answer: object): Buffer => Buffer.from(new TextEncoder().encode(JSON.stringify(answer)).buffer);
