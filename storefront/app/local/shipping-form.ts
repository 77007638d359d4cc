// All that the shipping page stores in this browser, over several keys.
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

/** The input of the form, from any tab, and a function to change it. */
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
