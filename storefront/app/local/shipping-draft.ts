// The form of the shipping page, key `shipping` (spec §3 "Shipping state"): as typed, with the Idempotency-Key of the order
// that it will make. Reload, back, login and another tab find the same form and the same key, so that they make one order.
import { type Fields, isObject, textField } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

/** Texts as typed, under the spec's names. Register and three words have their own keys. */
export type ShippingFields = {
  /** An individual; else an organisation. */
  personal: boolean;
  name: string;
  phone: string;
  phone2: string;
  email: string;
  /** '0' is delivery, '1' and '3' are the stores for pickup; empty until one is chosen. */
  warehouse: string;
  district: string;
  khoroo: string;
  more: string;
  lat: string;
  long: string;
  /** '0': not requested. */
  assemblecount: string;
  mowcount: string;
  vat: boolean;
};

interface ShippingDraft {
  /** Only what the visitor has typed or chosen: everything else follows the profile. */
  typed: Partial<ShippingFields>;
  /** Empty until the page has been opened. */
  key: string;
  /** The unpaid order that this form changes (decision 43). */
  replaces: string | null;
  /** The order that was sent with the key and not answered: only the server knows whether it was made. */
  sent: Fields | null;
}

const OF_USER = ['name', 'phone', 'phone2', 'email', 'district', 'khoroo', 'more'] as const;
const OF_STATE = ['warehouse', 'lat', 'long', 'assemblecount', 'mowcount'] as const;

const empty: ShippingDraft = { typed: {}, key: '', replaces: null, sent: null };

const draft = storedValue<ShippingDraft>('shipping', { empty, read: readDraft, write: writeDraft });

export const useShippingDraft = draft.use;

export const shippingDraft = draft.get;

/** The order is made, or its customer has logged out: the next form is another one. */
export const clearShipping = draft.clear;

export const changeTyped = (to: (before: Partial<ShippingFields>) => Partial<ShippingFields>): void => {
  const here = draft.get();
  draft.set({ ...here, typed: to(here.typed) });
};

/** On opening the page: the form gets its key, and a new one when it is about another order than before. */
export function openDraft(replaces: string | null): void {
  const here = draft.get();
  if (here.key !== '' && here.replaces === replaces) return;
  draft.set({ typed: here.typed, key: crypto.randomUUID(), replaces, sent: null });
}

/** The order made with the old key stays as it is: from here on the form is about another one. */
export const renewKey = (): void => draft.set({ ...draft.get(), key: crypto.randomUUID(), sent: null });

/** «Засах»: the form as the order was submitted with it. */
export const fillDraft = (typed: ShippingFields, replaces: string): void =>
  draft.set({ typed, key: crypto.randomUUID(), replaces, sent: null });

export const keepSent = (sent: Fields | null): void => draft.set({ ...draft.get(), sent });

function readDraft(stored: unknown): ShippingDraft {
  if (!isObject(stored)) return empty;
  const user = isObject(stored['user']) ? stored['user'] : {};
  const replaces = textField(stored, 'replaces');
  return {
    typed: {
      ...textsAmong(user, OF_USER),
      ...textsAmong(stored, OF_STATE),
      ...(typeof user['personal'] === 'boolean' && { personal: user['personal'] }),
      ...(typeof stored['vat'] === 'boolean' && { vat: stored['vat'] }),
    },
    key: textField(stored, 'key'),
    replaces: replaces === '' ? null : replaces,
    sent: isObject(stored['sent']) ? stored['sent'] : null,
  };
}

function writeDraft({ typed, key, replaces, sent }: ShippingDraft): Fields {
  const among = (names: readonly (keyof ShippingFields)[]) =>
    Object.fromEntries(names.filter((name) => name in typed).map((name) => [name, typed[name]]));
  return { user: among(['personal', ...OF_USER]), ...among([...OF_STATE, 'vat']), key, replaces, sent };
}

const textsAmong = <Name extends string>(fields: Fields, names: readonly Name[]): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.filter((name) => typeof fields[name] === 'string').map((name) => [name, fields[name]]),
  ) as Partial<Record<Name, string>>;
