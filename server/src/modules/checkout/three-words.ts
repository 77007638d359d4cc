import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { isInCapital, pinAt } from '@tokhi/rules/delivery/map-view';
import type { ThreeWords } from '../../providers/three-words/open-three-words.ts';

interface WordsDeps {
  /** Null: no key is configured. */
  service: ThreeWords | null;
  isSwitchedOn: () => Promise<boolean>;
}

/** The three words of a position, if available: an extra of the map, without an error when the service fails (spec §8). */
export async function threeWords(
  { service, isSwitchedOn }: WordsDeps,
  { lat, long }: CallBody<Calls['threeWords']>,
): Promise<CallReply<Calls['threeWords']>> {
  const pin = pinAt({ latitude: lat, longitude: long });
  const isAsked = service !== null && isInCapital(pin) && (await isSwitchedOn());
  return { result: 'success', words: isAsked ? await service.wordsAt(pin) : null };
}
