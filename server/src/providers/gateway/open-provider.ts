// The common client for payment providers: a second to connect and five in all, retries for repeatable requests, and a circuit breaker for
// a provider that fails again and again (record 131).
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

/** A request of an adapter; `repeats` means that it is safe to repeat. */
export type Ask = (question: Question & { repeats: boolean }) => Promise<Answer>;

export interface Provider {
  name: string;
  /** One or several requests, within the time limit of one. */
  within<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface ProviderDeps {
  name: string;
  /** Called with each failure: no address, no key, no personal data. */
  onTrouble: (reason: string) => void;
  connectMs?: number;
  wholeMs?: number;
  /** After this many failures in a row no request is sent for `restMs`; then one request tries again. */
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
        // The breaker would let everybody wait for the trial request: all concurrent jobs of a queue, for as long as a slow provider takes.
        if (breaker.state === CircuitState.HalfOpen) throw new ProviderAway(`${name}: is being tried again`);
        try {
          return await (repeats ? patient.execute(send, deadline) : breaker.execute(send, deadline));
        } catch (error) {
          // A later attempt that was not even sent does not change that an earlier one may have succeeded.
          if (unsure !== undefined) throw unsure;
          if (error instanceof BrokenCircuitError) throw new ProviderAway(`${name}: rests after failures`);
          throw error;
        }
      });
    },
    close: () => agent.destroy(),
  };
}
