import type { OrderTotal } from '@tokhi/rules/order/order-total';
import type { useForm } from '@tokhi/ui/form/use-form.ts';
import type { ShippingValues } from '../../../local/shipping-form.ts';
import type { Shown } from './use-shown.ts';

/** What every section of the form gets. */
export interface FormSectionProps {
  form: Pick<ReturnType<typeof useForm<ShippingValues>>, 'values' | 'errors' | 'text' | 'tick' | 'set'>;
  shown: Shown;
  /** The figures of the form as it stands. */
  total: OrderTotal;
}
