import type { RefusalDetails } from '@tokhi/contract/texts/refusals';
import { ProviderRefused } from '../../../providers/gateway/payment-gateway.ts';

/** Two lines on a phone; a provider that has more to say says it in its own app. */
const MOST_SIGNS = 200;
const TAGS = /<[^>]*>/g;
// Control signs, and those that turn the direction of what follows.
const UNSEEN = /[\p{Cc}\p{Cf}\s]+/gu;

/** What the provider would have the customer read, as plain text beside our own; undefined where it said nothing for the customer. */
export function saidByProvider(error: unknown): RefusalDetails | undefined {
  if (!(error instanceof ProviderRefused) || error.words === null) return undefined;
  const plain = error.words.replace(TAGS, ' ').replace(UNSEEN, ' ').trim();
  if (plain === '') return undefined;
  return { said: plain.length > MOST_SIGNS ? `${plain.slice(0, MOST_SIGNS - 1).trimEnd()}…` : plain };
}
