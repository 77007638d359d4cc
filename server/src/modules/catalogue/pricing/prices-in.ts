import type { Approval } from '../../approvals/public.ts';
import type { WantedPrices } from './set-prices.ts';

/** Prices as they wait for a second person: prepared by preparePrices and never changed since, the table keeps it. */
export const pricesIn = ({ payload }: Pick<Approval, 'payload'>): Omit<WantedPrices, 'reason'> =>
  payload as unknown as Omit<WantedPrices, 'reason'>;
