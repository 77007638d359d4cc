import type { RefusalDetails } from '@tokhi/contract/texts/refusals';
import { ProviderRefused } from '../../../providers/gateway/payment-gateway.ts';

/** Two lines on a phone; a provider with a longer text shows it in its own app. */
const MOST_SIGNS = 200;
const TAGS = /<[^>]*>/g;
// Control characters, and those that change the direction of the following text.
const UNSEEN = /[\p{Cc}\p{Cf}\s]+/gu;

/** The provider's message for the customer, as plain text next to our own; undefined if it has none. */
export function saidByProvider(error: unknown): RefusalDetails | undefined {
  if (!(error instanceof ProviderRefused) || error.words === null) return undefined;
  const plain = error.words.replace(TAGS, ' ').replace(UNSEEN, ' ').trim();
  if (plain === '') return undefined;
  return { said: plain.length > MOST_SIGNS ? `${plain.slice(0, MOST_SIGNS - 1).trimEnd()}…` : plain };
}
