import { createHash } from 'node:crypto';
import { createCache } from 'async-cache-dedupe';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { createSharedWork } from './shared-work.ts';

/** By bytes and not by number: a product is some 10 kB, a list up to 80. Ten thousand products have room. */
const MOST_BYTES = 192_000_000;
/** The key, and what the cache itself needs for an answer. */
const BYTES_AROUND = 300;

type Answer = (body: unknown) => Promise<object>;

/**
 * An answer as it is sent. Kept as bytes and not as an object: thousands of answers are millions of objects, through which
 * the garbage collector would walk again and again.
 */
interface Kept {
  print: Buffer;
  /** What was to be remembered of it. */
  note: unknown;
}

export interface Keeping {
  seconds: number;
  /** `process`: an answer that is computed as quickly as Redis gives it, and asked in too many ways to be shared. */
  place?: 'process' | 'everywhere' | undefined;
  /** What is told of the answer, also when it is given again. */
  note?: ((answer: object) => unknown) | undefined;
}

/**
 * Keeps answers of public calls for some seconds: in the process, and in Redis for the other processes. An answer belongs
 * to a version of the catalogue, which is part of its key: a change is answered anew at once, and nothing has to be
 * deleted. However many ask for the same at the same moment, it is computed once. Without Redis everything still works.
 */
export type KeepAnswers = (name: string, keeping: Keeping, answer: Answer) => (body: unknown) => Promise<Kept>;

interface Asked {
  key: string;
  body: unknown;
}

/** `version` says which catalogue an answer is of. */
export function createKeepAnswers(redis: Redis, version: () => Promise<string>): KeepAnswers {
  const near = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ print }) => print.length + BYTES_AROUND,
  });
  // Its own log says nothing: that Redis is away is said once, by redis.ts.
  const far = createCache({ ttl: 1, storage: { type: 'redis', options: { client: withoutWaiting(redis) } } });
  const share = createSharedWork<Kept>();

  return (name, { seconds, place = 'everywhere', note }, answer) => {
    far.define(name, { ttl: seconds, serialize: ({ key }: Asked) => key }, ({ body }: Asked) => answer(body));
    const fetchFar = (far as unknown as Record<string, (asked: Asked) => Promise<object>>)[name] as Fetch;
    const fetch: Fetch = place === 'process' ? ({ body }) => answer(body) : fetchFar;
    return async (body) => {
      const key = `${await version()}:${createHash('sha1')
        .update(JSON.stringify(body ?? null))
        .digest('base64url')}`;
      const nearKey = `${name} ${key}`;
      return (
        near.get(nearKey) ??
        share(nearKey, async () => {
          const fetched = await fetch({ key, body });
          const kept = { print: printed(fetched), note: note?.(fetched) };
          near.set(nearKey, kept, { ttl: seconds * 1_000 });
          return kept;
        })
      );
    };
  };
}

/** In memory of its own: a short answer out of Node's pool would hold all of the pool that it is a piece of. */
const printed = (answer: object): Buffer => Buffer.from(new TextEncoder().encode(JSON.stringify(answer)).buffer);

type Fetch = (asked: Asked) => Promise<object>;

/** Nobody waits until Redis has written an answer down; that it could not is no news for the one who asked. */
function withoutWaiting(redis: Redis): Redis {
  const client = {
    get: (key: string) => redis.get(key),
    set: async (...given: Parameters<Redis['set']>) => {
      redis.set(...given).catch(() => undefined);
    },
  };
  // The cache calls these two and nothing else of the client.
  return client as unknown as Redis;
}
