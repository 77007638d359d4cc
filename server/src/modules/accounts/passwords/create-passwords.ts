import { hashSync } from '@node-rs/argon2';
import { refuse } from '@tokhi/contract/texts/refusals';
import { Piscina } from 'piscina';
import { PARAMETERS } from './parameters.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed. Without a hash the same work is done, and the answer is no. */
  verify(hashed: string | null, password: string): Promise<boolean>;
  /** Whether it was hashed by other parameters than today's, and is worth hashing anew when it is typed next. */
  isOutdated(hashed: string): boolean;
}

const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** A hash keeps a core busy: so many run at once, so many wait, and the rest is told that the shop is busy. */
const AT_ONCE = 2;
const WAITING = 50;
/**
 * The hashing threads stand behind the pages in the queue for the processor (Linux; elsewhere all threads are alike): a tenth of
 * a core where pages take all of it. At 19 it would be a seventieth, and nobody could log in on a busy evening.
 */
const NICENESS = 10;
/** Long enough to stay through a busy hour, short enough to give its memory back at night. */
const IDLE_MS = 60_000;

export function createPasswords(): Passwords {
  const threads = new Piscina({
    filename: new URL('./hashing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
  });
  const inTurn = async <Result>(name: 'hash' | 'verify', task: unknown): Promise<Result> => {
    if (threads.queueSize >= WAITING) throw refuse('shop_busy');
    return await threads.run(task, { name });
  };
  // Whose address is unknown waits as long as everybody else: this is the hash of nothing anybody types.
  const unmatchable = hashSync(crypto.randomUUID(), PARAMETERS);
  return {
    hash: (password) => inTurn('hash', password),
    async verify(hashed, password) {
      const isRight = await inTurn<boolean>('verify', { hashed: hashed ?? unmatchable, password });
      return isRight && hashed !== null;
    },
    isOutdated: (hashed) => !hashed.startsWith(PREFIX),
  };
}
