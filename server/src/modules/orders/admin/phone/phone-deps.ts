import type { CreateDeps } from '../../create/create-order.ts';
import type { NamesOfStaff } from '../page/order-page-ports.ts';

export interface PhoneDeps extends CreateDeps {
  namesOfStaff: NamesOfStaff;
}
