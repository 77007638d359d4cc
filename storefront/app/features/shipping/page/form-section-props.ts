import type { OrderTotal } from '@tokhi/rules/order/order-total';
import type { useForm } from '@tokhi/ui/form/use-form.ts';
import type { ShippingValues } from '../../../local/shipping-form.ts';
import type { Shown } from './use-shown.ts';

/** The props of every section of the form. */
export interface FormSectionProps {
  form: Pick<ReturnType<typeof useForm<ShippingValues>>, 'values' | 'errors' | 'text' | 'tick' | 'set'>;
  shown: Shown;
  /** The figures of the form in its current state. */
  total: OrderTotal;
}
