import type { Logger } from '../logger.ts';
import { type ProviderCall, providerCalls } from './provider-calls.ts';
import { type Statement, statementId, statementName, statements } from './statements.ts';

/** A page makes a few statements of some milliseconds; one this slow is noticeable. */
const SLOW_SECONDS = 1;

const milliseconds = (seconds: number): number => Math.round(seconds * 1_000);

/** Logs each call to an outside service and each slow statement; the logger adds the request or job (logger.ts). */
export function logSteps(logger: Logger): void {
  providerCalls.subscribe((message) => {
    const { provider, outcome, seconds } = message as ProviderCall;
    logger.info({ service: provider, outcome, ms: milliseconds(seconds) }, 'an outside service was asked');
  });
  statements.subscribe((message) => {
    const { text, seconds, isFailed } = message as Statement;
    if (seconds < SLOW_SECONDS) return;
    const statement = { statement: statementName(text), statementId: statementId(text) };
    logger.info({ ...statement, ms: milliseconds(seconds), isFailed }, 'a statement took long');
  });
}
