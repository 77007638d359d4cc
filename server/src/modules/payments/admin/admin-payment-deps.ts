import type { NamesOfStaff } from '../../orders/public.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/** Dependencies of the staff calls about money. */
export type AdminPaymentDeps = Pick<PaymentDeps, 'db' | 'now' | 'gateways'>;

/** Dependencies of calls that also name the acting staff. */
export interface RefundTaskDeps extends AdminPaymentDeps {
  namesOfStaff: NamesOfStaff;
}
