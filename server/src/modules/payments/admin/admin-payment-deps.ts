import type { NamesOfStaff } from '../../orders/public.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/** What the calls of staff about money work with. */
export type AdminPaymentDeps = Pick<PaymentDeps, 'db' | 'now' | 'gateways'>;

/** Those that also say who did something. */
export interface RefundTaskDeps extends AdminPaymentDeps {
  namesOfStaff: NamesOfStaff;
}
