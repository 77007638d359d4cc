// Publishes calls to outside services to subscribers in this process: metrics and traces. Without a subscriber it costs a check.
import { channel } from 'node:diagnostics_channel';

/**
 * `answered`: below 400. `refused`: 4xx. `away`: not reached, or accepts no more at the moment. `unsure`: no answer, an incomplete
 * one, or one that is not understood.
 */
const PROVIDER_OUTCOMES = ['answered', 'refused', 'away', 'unsure'] as const;
export type ProviderOutcome = (typeof PROVIDER_OUTCOMES)[number];

export interface ProviderCall {
  provider: string;
  outcome: ProviderOutcome;
  seconds: number;
}

/** Whether a provider's breaker is open. */
export interface ProviderBreaker {
  provider: string;
  isOpen: boolean;
}

export const providerCalls = channel('tokhi:provider-call');
export const providerBreakers = channel('tokhi:provider-breaker');

interface Outcomes<Result> {
  of: (result: Result) => ProviderOutcome;
  ofError: (error: unknown) => ProviderOutcome;
}

/** One call to an outside service, measured. */
export async function watchCall<Result>(
  provider: string,
  run: () => Promise<Result>,
  outcomes: Outcomes<Result>,
): Promise<Result> {
  const started = performance.now();
  const report = (outcome: ProviderOutcome) => {
    const call: ProviderCall = { provider, outcome, seconds: (performance.now() - started) / 1_000 };
    providerCalls.publish(call);
  };
  try {
    const result = await run();
    report(outcomes.of(result));
    return result;
  } catch (error) {
    report(outcomes.ofError(error));
    throw error;
  }
}

/** The outcome of a status. */
export const outcomeOfStatus = (status: number): ProviderOutcome => {
  if (status < 400) return 'answered';
  return status < 500 ? 'refused' : 'unsure';
};

const outcomeOfFailedFetch = (error: unknown): ProviderOutcome =>
  error instanceof TypeError && !(error.message === 'terminated') ? 'away' : 'unsure';

/** `fetch` to an outside service, measured under its name. */
export const fetchFrom = (provider: string, url: string, init: RequestInit): Promise<Response> =>
  watchCall(provider, () => fetch(url, init), {
    of: ({ status }) => outcomeOfStatus(status),
    ofError: outcomeOfFailedFetch,
  });
