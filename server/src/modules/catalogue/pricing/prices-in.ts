import type { Approval } from '../../approvals/public.ts';
import type { WantedPrices } from './set-prices.ts';

/** Prices that wait for a second person: stored by preparePrices and never changed since, which the table guarantees. */
export const pricesIn = ({ payload }: Pick<Approval, 'payload'>): Omit<WantedPrices, 'reason'> =>
  payload as unknown as Omit<WantedPrices, 'reason'>;
