import { isFiniteVerb, isParticiple } from './grammar/verb-forms.ts';
import { isOpen, type Slot } from './slots.ts';
import { isPreposition, isRussianVerb, isSmallWord } from './small-words.ts';
import { isPostposition, isSaidAround } from './stop-words.ts';

const saysNothingOfGoods = (typed: string): boolean => isSaidAround(typed) || isSmallWord(typed);
const isDeed = (typed: string): boolean => isFiniteVerb(typed) || isRussianVerb(typed);

/**
 * Leaves out what a shopper says around the thing: «надад … хэрэгтэй байна», «… олоод өгөөч», «есть …». Only words that no product has, and
 * never all of them. A participle is left out where no word follows that it could describe.
 */
export function leaveOutCarriers(slots: Slot[]): void {
  const said = slots.filter((slot) => !slot.gone);
  const around = new Set(
    said.filter((slot) => isOpen(slot) && (saysNothingOfGoods(slot.word.typed) || isDeed(slot.word.typed))),
  );
  for (const slot of said.toReversed()) {
    if (around.has(slot)) continue;
    if (!isOpen(slot) || !isParticiple(slot.word.typed)) break;
    around.add(slot);
  }
  if (around.size === said.length) return;
  for (const slot of around) slot.gone = true;
}

/** «ночник орны хажууд», «буйдан цонхны дэргэд»: leaves out a location after the thing. */
export function leaveOutLocations(slots: Slot[]): void {
  const said = slots.filter((slot) => !slot.gone);
  for (const [at, slot] of said.entries()) {
    const before = said[at - 1];
    if (at < 2 || before === undefined || !isPostposition(slot.word.typed) || !ENDS_LIKE_GENITIVE.test(before.word.key))
      continue;
    before.gone = true;
    slot.gone = true;
  }
}

const ENDS_LIKE_GENITIVE = /(?:in|ni|nii)$/;

/** The words after a preposition: they describe what comes before it. */
export function behindPreposition(slots: readonly Slot[]): Set<Slot> {
  const at = slots.findIndex(
    ({ word }, place) => isPreposition(word.typed) && slots.slice(0, place).some(({ found }) => found),
  );
  return new Set(at === -1 ? [] : slots.slice(at + 1));
}
