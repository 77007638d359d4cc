import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { OverReason } from '@tokhi/contract/admin/purchases/purchase-words';
import type { CallBody } from '@tokhi/contract/call';
import type { PurchaseLine } from '../purchases-query.ts';

/** The form of a line that came. */
export interface Arrival {
  units: number;
  damaged: number;
  over_reason: OverReason | null;
}

export type Arrivals = Readonly<Record<string, Arrival>>;

const NOTHING: Arrival = { units: 0, damaged: 0, over_reason: null };

export const arrivalOf = (arrivals: Arrivals, code: string): Arrival => arrivals[code] ?? NOTHING;

/** Units beyond the ordered number. */
export const overOf = ({ received, units: ordered }: PurchaseLine, { units }: Arrival): number =>
  Math.max(0, received + units - ordered);

/** All missing units came undamaged. */
export const allMissing = (lines: readonly PurchaseLine[]): Arrivals =>
  Object.fromEntries(lines.map(({ code, missing }) => [code, { ...NOTHING, units: missing }]));

type Came = CallBody<AdminCalls['receivePurchase']>['lines'];

/** The lines to send; null if something is wrong or missing. */
export function cameOf(lines: readonly PurchaseLine[], arrivals: Arrivals): Came | null {
  const came = lines.filter(({ code }) => arrivalOf(arrivals, code).units > 0);
  const isWrong = came.some((line) => {
    const arrival = arrivalOf(arrivals, line.code);
    const needsReason = overOf(line, arrival) > 0 && arrival.over_reason === null && line.over_reason === null;
    return arrival.damaged > arrival.units || needsReason;
  });
  if (came.length === 0 || isWrong) return null;
  return came.map(({ code }) => {
    const { units, damaged, over_reason } = arrivalOf(arrivals, code);
    return { code, units, damaged, ...(over_reason !== null && { over_reason }) };
  });
}
