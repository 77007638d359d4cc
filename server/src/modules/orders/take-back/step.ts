import type { OrderStep } from '../../notifications/public.ts';
import type { LockedOrder } from '../status.queries.ts';
import type { LastChange } from './last-changes.queries.ts';

/** A step that is taken back. */
export interface Step {
  order: LockedOrder;
  step: OrderStep;
  before: LockedOrder['status'];
  change: LastChange;
  /** The events of its notices. */
  notices: string[];
}
