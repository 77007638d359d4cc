import { type Refused, refusedFields } from '../../../calls/call-state.ts';
import type { ShippingValues } from '../../../local/shipping-form.ts';

/** The refusals of create-order that are about a field, told beside it. */
const FIELD_OF: Readonly<Partial<Record<Refused['code'], keyof ShippingValues>>> = {
  delivery_not_chosen: 'warehouse',
  address_incomplete: 'district',
  order_creation_failed: 'email',
};

export function fieldsRefused(refused: Refused): Partial<Record<keyof ShippingValues, string>> {
  const field = FIELD_OF[refused.code];
  return field === undefined ? refusedFields(refused) : { [field]: refused.text };
}
