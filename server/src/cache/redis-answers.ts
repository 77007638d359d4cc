import type { Redis } from 'ioredis';

interface Shared {
  print: Buffer;
  /** How much longer it may be given: not as long again in each process that takes it. */
  leftMs: number;
}

/** Answers as they are sent, in Redis for all processes. What Redis does not say in time is as if it had nothing. */
export interface SharedAnswers {
  take(key: string): Promise<Shared | null>;
  /** Nobody waits until it is written down; that it could not be is no news for the one who asked. */
  put(key: string, print: Buffer, seconds: number): void;
}

const PREFIX = 'answer:';

/** Of each command what went wrong and what it said. */
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
