import { type Refused, refusedFields } from '../../../calls/call-state.ts';
import type { ShippingValues } from '../../../local/shipping-form.ts';

/** The refusals of create-order that are about a field, told beside it. */
export function fieldsRefused(refused: Refused): Partial<Record<keyof ShippingValues, string>> {
  const { code, text } = refused;
  if (code === 'delivery_not_chosen') return { warehouse: text };
  if (code === 'address_incomplete') return { district: text };
  if (code === 'order_creation_failed') return { email: text };
  return refusedFields(refused);
}
