import type { Redis } from 'ioredis';

interface Shared {
  print: Buffer;
  /** How much longer it is valid, so that other processes do not extend its life. */
  leftMs: number;
}

/** Serialised answers in Redis for all processes. A slow reply of Redis counts as a miss. */
export interface SharedAnswers {
  take(key: string): Promise<Shared | null>;
  /** Does not wait for the write; its failure does not matter to the request. */
  put(key: string, print: Buffer, seconds: number): void;
}

const PREFIX = 'answer:';

/** Error and result of each command. */
type Replies = [[Error | null, Buffer | null], [Error | null, number]];
const NOTHING: Replies = [
  [null, null],
  [null, 0],
];

export const createRedisAnswers = (redis: Redis): SharedAnswers => ({
  async take(key) {
    const name = PREFIX + key;
    const [[, print], [, leftMs]] = await redis
      .pipeline()
      .getBuffer(name)
      .pttl(name)
      .exec()
      .then((replies) => (replies ?? NOTHING) as Replies)
      .catch(() => NOTHING);
    return print && leftMs > 0 ? { print, leftMs } : null;
  },
  put(key, print, seconds) {
    redis.set(PREFIX + key, print, 'EX', seconds).catch(() => undefined);
  },
});
