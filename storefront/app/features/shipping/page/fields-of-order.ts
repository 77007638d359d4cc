import type { ReplyOf } from '@tokhi/contract/client';
import type { ShippingFields } from '../../../local/shipping-draft.ts';

const typed = (value: string | number | null): string => (value === null ? '' : String(value));

/** The form of an order as it was submitted, as if typed again. */
export const fieldsOfOrder = ({ user, ...sent }: ReplyOf<'getIncompleteOrder'>['shipping']): ShippingFields => ({
  personal: user.personal,
  name: user.name,
  phone: user.phone,
  phone2: typed(user.phone2),
  email: user.email,
  warehouse: typed(sent.warehouse),
  district: typed(user.district),
  khoroo: typed(user.khoroo),
  more: typed(user.more),
  lat: typed(sent.lat),
  long: typed(sent.long),
  assemblecount: typed(sent.assemblecount),
  mowcount: typed(sent.mowcount),
  vat: sent.vat,
});
