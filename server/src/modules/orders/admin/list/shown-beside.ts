import { isLent, type PaymentMethod, paymentMethods, paymentName } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../../../db/database.ts';
import { districts, lenders } from '../../../settings/public.ts';
import { type MeasuredRow, measuredSteps } from '../../show/shown-orders.queries.ts';

/** Names and times that all rows of a list share. */
export interface ShownBeside {
  districts: readonly { id: number; name: string }[];
  measured: readonly MeasuredRow[];
  /** The names of the payment methods. */
  methods: readonly { type: PaymentMethod; name: string }[];
}

/** Districts rarely change, and the times of steps change once a day: all are read again after a minute. */
const KEPT_MS = 60_000;

export function createShownBeside(db: Db, now: () => Date): () => Promise<ShownBeside> {
  let kept: { at: number; shown: Promise<ShownBeside> } | null = null;
  const read = async (): Promise<ShownBeside> => {
    const [places, measured, lending] = await Promise.all([districts(db), measuredSteps(db), lenders(db)]);
    const lent = new Map<PaymentMethod, string>(lending.map(({ method, name }) => [method, name]));
    return {
      districts: places.map(({ id, district }) => ({ id, name: district })),
      measured,
      methods: paymentMethods.map((type) => ({
        type,
        name: isLent(type) ? (lent.get(type) ?? type) : paymentName(type),
      })),
    };
  };
  return () => {
    const moment = now().getTime();
    if (kept === null || Math.abs(moment - kept.at) > KEPT_MS) {
      const shown = read();
      kept = { at: moment, shown };
      // A failure is not cached: the next call reads again.
      shown.catch(() => {
        kept = null;
      });
    }
    return kept.shown;
  };
}
