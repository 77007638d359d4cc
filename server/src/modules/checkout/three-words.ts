import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { isInCapital, pinAt } from '@tokhi/rules/delivery/map-view';
import type { ThreeWords } from '../../providers/three-words/open-three-words.ts';

interface WordsDeps {
  /** Null: the service has no key here. */
  service: ThreeWords | null;
  isSwitchedOn: () => Promise<boolean>;
}

/** The words of a pin, where there are any: an extra of the map, silent when it cannot be had (spec §8). */
export async function threeWords(
  { service, isSwitchedOn }: WordsDeps,
  { lat, long }: CallBody<Calls['threeWords']>,
): Promise<CallReply<Calls['threeWords']>> {
  const pin = pinAt({ latitude: lat, longitude: long });
  const isAsked = service !== null && isInCapital(pin) && (await isSwitchedOn());
  return { result: 'success', words: isAsked ? await service.wordsAt(pin) : null };
}
