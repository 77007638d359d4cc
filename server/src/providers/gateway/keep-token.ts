import type { Ask } from './open-provider.ts';
import { ProviderAway, ProviderUnsure } from './payment-gateway.ts';
import type { Answer } from './send-once.ts';

export interface Token {
  value: string;
  goodUntil: Date;
}

export interface Tokens {
  /** Calls with a token; a token that the provider no longer accepts (401) is renewed, and the call repeated once. */
  askWith(ask: Ask, question: (token: string) => ReturnType<Ask>): Promise<Answer>;
}

const EARLY_MS = 60_000;

/** Caches a provider's token until a minute before its expiry. Concurrent callers share one fetch. */
export function keepToken(fetchToken: (ask: Ask) => Promise<Token>, now: () => Date = () => new Date()): Tokens {
  let kept: Token | undefined;
  let fetching: Promise<Token> | undefined;

  const fetched = (ask: Ask): Promise<Token> => {
    fetching ??= fetchToken(ask).finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
  const token = async (ask: Ask): Promise<string> => {
    if (kept && kept.goodUntil.getTime() - EARLY_MS > now().getTime()) return kept.value;
    try {
      kept = await fetched(ask);
    } catch (error) {
      // The call that needed the token was not sent: that is certain, even if the outcome of the token request is not.
      if (error instanceof ProviderUnsure) throw new ProviderAway(`${error.message} (no token)`);
      throw error;
    }
    return kept.value;
  };
  return {
    async askWith(ask, question) {
      const first = await token(ask);
      const answer = await question(first);
      if (answer.status !== 401) return answer;
      if (kept?.value === first) kept = undefined;
      return question(await token(ask));
    },
  };
}
