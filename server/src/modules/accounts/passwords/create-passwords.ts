import { hashSync } from '@node-rs/argon2';
import { refuse } from '@tokhi/contract/texts/refusals';
import { Piscina } from 'piscina';
import { PARAMETERS } from './parameters.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash. Without a hash it does the same work and returns false. */
  verify(hashed: string | null, password: string): Promise<boolean>;
  /** Whether it was hashed with other parameters than today's, and should be rehashed at the next login. */
  isOutdated(hashed: string): boolean;
}

const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** A hash keeps a core busy: at most AT_ONCE run, at most WAITING wait, and the rest is refused as `shop_busy`. */
const AT_ONCE = 2;
const WAITING = 50;
/**
 * The hashing threads have a lower priority than the pages (Linux; elsewhere all threads are equal): they get a tenth of a core when pages
 * use all of it. At 19 it would be a seventieth, and nobody could log in on a busy evening.
 */
const NICENESS = 10;
/** Long enough to last through a busy hour, short enough to free its memory at night. */
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
  // An unknown address waits as long as a known one: this hash matches no password.
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
