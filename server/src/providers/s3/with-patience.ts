// Every request to the store may be repeated: an object is written atomically, under a name that stands for its content.
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';
import { outcomeOfStatus, providerBreakers, watchCall } from '../../observability/provider-calls.ts';

/** No connection, no valid answer, or «not now»: the request itself is not wrong. */
export class S3Away extends Error {
  override readonly name = 'S3Away';
}

export interface S3Deps {
  /** Called with the reason when the circuit breaker opens. */
  onTrouble: (reason: string) => void;
  /** One request with all its attempts and the whole answer. */
  wholeMs?: number;
  /** After this many failures in a row no request is sent for a while: a page must not wait for each of its pictures. */
  failuresInARow?: number;
  restMs?: number;
}

interface Patience {
  /** The signal ends an attempt when the total time is over. */
  execute<Result>(run: (signal: AbortSignal) => Promise<Result>, longestMs: number): Promise<Result>;
}

const NAME = 's3';
const TRIES_MORE = 2;

export function withPatience({ onTrouble, failuresInARow = 5, restMs = 10_000 }: S3Deps): Patience {
  const away = handleType(S3Away);
  const breaker = circuitBreaker(away, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) });
  const backoff = new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 });
  const patient = wrap(retry(away, { maxAttempts: TRIES_MORE, backoff }), breaker);
  const showResting = (isOpen: boolean) => providerBreakers.publish({ provider: NAME, isOpen });
  breaker.onBreak(() => {
    onTrouble(`${NAME}: rests after failures`);
    showResting(true);
  });
  breaker.onReset(() => showResting(false));
  showResting(false);
  return {
    async execute(run, longestMs) {
      const deadline = AbortSignal.timeout(longestMs);
      const tryIt = () =>
        watchCall(NAME, () => run(deadline).catch(sorted), {
          of: () => 'answered',
          ofError: (error) => (error instanceof S3Away ? 'away' : outcomeOfStatus(400)),
        });
      try {
        return await patient.execute(tryIt, deadline);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new S3Away(`${NAME}: rests after failures`);
        // The time ran out between two attempts.
        if (deadline.aborted && !(error instanceof S3Away)) throw new S3Away(`${NAME}: no answer in time`);
        throw error;
      }
    },
  };
}

const CLIENTS_FAULT = { from: 400, to: 499 };

/** A store that refuses (a wrong key, no such bucket) is available; every other error means that it is not. */
function sorted(error: unknown): never {
  const { name = 'unknown', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  if (status >= CLIENTS_FAULT.from && status <= CLIENTS_FAULT.to)
    throw new Error(`${NAME}: refused, ${status} ${name}`);
  throw new S3Away(`${NAME}: ${status === 0 ? name : `${status} ${name}`}`, { cause: error });
}
