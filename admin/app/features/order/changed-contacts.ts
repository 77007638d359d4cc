import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';

export type TypedContacts = Record<'name' | 'phone' | 'phone2' | 'email' | 'district' | 'khoroo' | 'address', string>;

/** The initial values of the form. */
export const contactsIn = (order: ShownOrder): TypedContacts => ({
  ...{ name: order.name, phone: '', phone2: '', email: '' },
  district: order.district_id === null ? '' : String(order.district_id),
  khoroo: order.khoroo === null ? '' : String(order.khoroo),
  address: order.address ?? '',
});

interface Changed {
  name?: string;
  phone?: string;
  phone2?: string;
  email?: string;
  district?: number;
  khoroo?: number | null;
  address?: string;
}

/** Only fields that differ from the page, so that a colleague's other changes are not overwritten. */
export function changedContacts(order: ShownOrder, typed: TypedContacts): Changed {
  const before = contactsIn(order);
  const differs = (name: keyof TypedContacts): boolean => typed[name].trim() !== before[name];
  const text = (name: 'name' | 'phone' | 'phone2' | 'email' | 'address') =>
    differs(name) ? { [name]: typed[name].trim() } : {};
  const khoroo = typed.khoroo.trim();
  return {
    ...text('name'),
    ...text('phone'),
    ...text('phone2'),
    ...text('email'),
    ...(differs('district') && { district: Number(typed.district) }),
    // Another district has other khoroos.
    ...((differs('khoroo') || differs('district')) && { khoroo: khoroo === '' ? null : Number(khoroo) }),
    ...text('address'),
  };
}
