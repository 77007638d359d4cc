// The form of the shipping page, key `shipping` (spec §3 "Shipping state"): as it was typed, with the Idempotency-Key of the order
// that it will make. Reload, back, login and another tab find the same form and the same key, so that they make one order.
import { type Fields, isObject, textField } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

/** Texts as they are typed, under the spec's names. Register and three words have keys of their own. */
export type ShippingFields = {
  /** An individual; else an organisation. */
  personal: boolean;
  name: string;
  phone: string;
  phone2: string;
  email: string;
  /** '0' is delivery, '1' and '3' are the stores to fetch from; empty until one is chosen. */
  warehouse: string;
  district: string;
  khoroo: string;
  more: string;
  lat: string;
  long: string;
  /** '0': not asked for. */
  assemblecount: string;
  mowcount: string;
  vat: boolean;
};

interface ShippingDraft {
  /** Only what somebody has typed or chosen: everything else follows the profile. */
  typed: Partial<ShippingFields>;
  /** Empty until the page has been opened. */
  key: string;
  /** The unpaid order that this form changes (decision 43). */
  replaces: string | null;
  /** The order that was sent under the key and that no answer has come to: made or not, only the server knows. */
  sent: Fields | null;
}

const OF_USER = ['name', 'phone', 'phone2', 'email', 'district', 'khoroo', 'more'] as const;
const OF_STATE = ['warehouse', 'lat', 'long', 'assemblecount', 'mowcount'] as const;

const empty: ShippingDraft = { typed: {}, key: '', replaces: null, sent: null };

const draft = storedValue<ShippingDraft>('shipping', { empty, read: readDraft, write: writeDraft });

export const useShippingDraft = draft.use;

export const shippingDraft = draft.get;

/** The order is made, or its customer has gone: the next form is another one. */
export const clearShipping = draft.clear;

export const changeTyped = (to: (before: Partial<ShippingFields>) => Partial<ShippingFields>): void => {
  const here = draft.get();
  draft.set({ ...here, typed: to(here.typed) });
};

/** The page opens: the form gets its key, and a new one when it is about another order than before. */
export function openDraft(replaces: string | null): void {
  const here = draft.get();
  if (here.key !== '' && here.replaces === replaces) return;
  draft.set({ typed: here.typed, key: crypto.randomUUID(), replaces, sent: null });
}

/** What was made under the old key stays as it is: the form is about another order from here on. */
export const renewKey = (): void => draft.set({ ...draft.get(), key: crypto.randomUUID(), sent: null });

/** «Засах»: the form as the order was sent with it. */
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
