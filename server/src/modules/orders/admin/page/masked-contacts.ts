import { maskedEmail, maskedPhone, maskedText } from './masked.ts';
import type { Contacts } from './order-page.queries.ts';

type Facts = Record<string, string | number>;

/**
 * Contacts as flat facts without empty ones. `shown`: as on the page, with full name and address. `audited`: for rows that are never
 * erased.
 */
export function maskedContacts(contacts: Partial<Contacts>, whom: 'shown' | 'audited'): Facts {
  const text = (value: string): string => (whom === 'shown' ? value : maskedText(value));
  const { contact_name, contact_phone, contact_phone_2, contact_email, district_id, khoroo, address } = contacts;
  return {
    ...(contact_name !== undefined && { name: text(contact_name) }),
    ...(contact_phone !== undefined && { phone: maskedPhone(contact_phone) }),
    ...(contact_phone_2 != null && { phone2: maskedPhone(contact_phone_2) }),
    ...(contact_email !== undefined && { email: maskedEmail(contact_email) }),
    ...(district_id != null && { district: district_id }),
    ...(khoroo != null && { khoroo }),
    ...(address != null && { address: text(address) }),
  };
}
