// All that the shipping page has kept in this browser, over the keys that hold it.
import { clearCouponCode } from './coupon-code.ts';
import { clearRegister, keepRegister, keptRegister, useKeptRegister } from './register-number.ts';
import { changeTyped, clearShipping, type ShippingFields, shippingDraft, useShippingDraft } from './shipping-draft.ts';
import { clearWords, keepWords, keptWords, useKeptWords } from './three-words.ts';

export type ShippingValues = ShippingFields & { register: string; w3w: string };

type Typed = Partial<ShippingValues>;

const joined = (typed: Partial<ShippingFields>, register: string | null, w3w: string | null): Typed => ({
  ...typed,
  ...(register !== null && { register }),
  ...(w3w !== null && { w3w }),
});

/** What was typed into the form, in whatever tab, and the way to change it. */
export function useKeptForm(): { typed: Typed; change: (to: (before: Typed) => Typed) => void } {
  const { typed } = useShippingDraft();
  return { typed: joined(typed, useKeptRegister(), useKeptWords()), change: changeKeptForm };
}

export function changeKeptForm(to: (before: Typed) => Typed): void {
  const { register, w3w, ...typed } = to(joined(shippingDraft().typed, keptRegister(), keptWords()));
  changeTyped(() => typed);
  keepRegister(register ?? null);
  keepWords(w3w ?? null);
}

/** An order was made of it, or its customer has logged out. */
export function clearShippingForm(): void {
  clearShipping();
  clearRegister();
  clearWords();
  clearCouponCode();
}
