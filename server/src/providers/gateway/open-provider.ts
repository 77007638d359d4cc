// The one way in which payment providers are asked: a second to connect and five in all, patience for what may be asked
// twice, and none for a provider that fails again and again (record 131).
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';
import { Agent } from 'undici';
import {
  outcomeOfStatus,
  type ProviderBreaker,
  providerBreakers,
  watchCall,
} from '../../observability/provider-calls.ts';
import { ProviderAway, ProviderUnsure } from './payment-gateway.ts';
import { type Answer, type Question, sendOnce } from './send-once.ts';

/** A question of an adapter; `repeats` says that asking twice does no more than asking once. */
export type Ask = (question: Question & { repeats: boolean }) => Promise<Answer>;

export interface Provider {
  name: string;
  /** One or several questions, together within the time of one. */
  within<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface ProviderDeps {
  name: string;
  /** Told of each failure in a word: no address, no key, nothing of a person. */
  onTrouble: (reason: string) => void;
  connectMs?: number;
  wholeMs?: number;
  /** After so many failures in a row nobody is asked for so long; then one question tries again. */
  failuresInARow?: number;
  restMs?: number;
}

const ATTEMPTS_MORE = 2;

const OUTCOMES = {
  of: ({ status }: Answer) => outcomeOfStatus(status),
  ofError: (error: unknown) => (error instanceof ProviderAway ? ('away' as const) : ('unsure' as const)),
};

export function openProvider(deps: ProviderDeps): Provider {
  const { name, onTrouble, connectMs = 1_000, wholeMs = 5_000, failuresInARow = 5, restMs = 10_000 } = deps;
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: wholeMs, bodyTimeout: wholeMs });
  const failures = handleType(ProviderAway).orType(ProviderUnsure);
  const breaker = circuitBreaker(failures, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });
  const again = retry(failures, {
    maxAttempts: ATTEMPTS_MORE,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
  });
  const patient = wrap(again, breaker);
  const reportBreaker = (isOpen: boolean) =>
    providerBreakers.publish({ provider: name, isOpen } satisfies ProviderBreaker);
  breaker.onBreak(() => {
    onTrouble(`${name}: rests after failures`);
    reportBreaker(true);
  });
  breaker.onReset(() => reportBreaker(false));
  reportBreaker(false);

  return {
    name,
    within(work) {
      const deadline = AbortSignal.timeout(wholeMs);
      return work(async ({ repeats, ...question }) => {
        let unsure: ProviderUnsure | undefined;
        const send = async () => {
          try {
            return await watchCall(name, () => sendOnce(agent, name, question, deadline), OUTCOMES);
          } catch (error) {
            if (error instanceof ProviderUnsure) unsure = error;
            if (error instanceof Error) onTrouble(error.message);
            throw error;
          }
        };
        // The breaker would let everybody wait for the one who tries: all hands of a queue, for as long as a slow provider likes.
        if (breaker.state === CircuitState.HalfOpen) throw new ProviderAway(`${name}: is being tried again`);
        try {
          return await (repeats ? patient.execute(send, deadline) : breaker.execute(send, deadline));
        } catch (error) {
          // A later attempt that was not even sent does not undo what an earlier one may have done.
          if (unsure !== undefined) throw unsure;
          if (error instanceof BrokenCircuitError) throw new ProviderAway(`${name}: rests after failures`);
          throw error;
        }
      });
    },
    close: () => agent.destroy(),
  };
}
