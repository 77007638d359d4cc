import { hash, verify } from '@node-rs/argon2';
import { refuse } from '@tokhi/contract/texts/refusals';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed. Without a hash the same work is done, and the answer is no. */
  verify(hashed: string | null, password: string): Promise<boolean>;
  /** Whether it was hashed by other parameters than today's, and is worth hashing anew when it is typed next. */
  isOutdated(hashed: string): boolean;
}

/** argon2id, which is the library's own choice, as OWASP has it: 19 MiB, two passes, one lane. The parameters stand in every hash. */
const PARAMETERS = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** A hash keeps a core busy: so many run at once, so many wait, and the rest is told that the shop is busy. */
const AT_ONCE = 2;
const WAITING = 50;

export function createPasswords(): Passwords {
  const inTurn = createTurns(AT_ONCE, WAITING);
  // Whose address is unknown waits as long as everybody else: this is the hash of nothing anybody types.
  const ofNobody = hash(crypto.randomUUID(), PARAMETERS);
  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    verify: (hashed, password) =>
      inTurn(async () => {
        const isRight = await verify(hashed ?? (await ofNobody), password);
        return isRight && hashed !== null;
      }),
    isOutdated: (hashed) => !hashed.startsWith(PREFIX),
  };
}

function createTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refuse('shop_busy');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to whoever waits longest, without being free in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
