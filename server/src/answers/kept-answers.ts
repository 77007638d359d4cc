import { createHash } from 'node:crypto';
import { createCache } from 'async-cache-dedupe';
import type { Redis } from 'ioredis';
import { createSharedWork } from './shared-work.ts';

/** Answers of 20 to 80 kB each, the most asked ones. */
const MOST_IN_PROCESS = 2_000;

type Answer = (body: unknown) => Promise<object>;

/**
 * Keeps answers of public calls for some seconds: in the process, and in Redis for the other processes. An answer belongs
 * to a version of the catalogue, which is part of its key: a change is answered anew at once, and nothing has to be
 * deleted. However many ask for the same at the same moment, it is computed once. Without Redis everything still works.
 */
export type KeepAnswers = (name: string, seconds: number, answer: Answer, place?: Place) => Answer;

/** `process`: an answer that is computed as quickly as Redis gives it, and asked in too many ways to be shared. */
export type Place = 'process' | 'everywhere';

interface Asked {
  key: string;
  body: unknown;
}

/** `version` says which catalogue an answer is of. */
export function createKeepAnswers(redis: Redis, version: () => Promise<string>): KeepAnswers {
  const near = createCache({ ttl: 1, storage: { type: 'memory', options: { size: MOST_IN_PROCESS } } });
  // Its own log says nothing: that Redis is away is said once, by redis.ts.
  const far = createCache({ ttl: 1, storage: { type: 'redis', options: { client: withoutWaiting(redis) } } });
  const share = createSharedWork<object>();

  return (name, seconds, answer, place = 'everywhere') => {
    const serialize = ({ key }: Asked) => key;
    const compute = ({ body }: Asked) => answer(body);
    far.define(name, { ttl: seconds, serialize }, compute);
    const fetchFar = (far as unknown as Record<string, (asked: Asked) => Promise<object>>)[name] as Fetch;
    near.define(name, { ttl: seconds, serialize }, place === 'process' ? compute : fetchFar);
    const fetchNear = (near as unknown as Record<string, (asked: Asked) => Promise<object>>)[name] as Fetch;
    return async (body) => {
      const key = `${await version()}:${createHash('sha1')
        .update(JSON.stringify(body ?? null))
        .digest('base64url')}`;
      return share(`${name} ${key}`, () => fetchNear({ key, body }));
    };
  };
}

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
