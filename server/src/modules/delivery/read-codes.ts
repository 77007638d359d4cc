import type { missReasons } from '@tokhi/contract/admin/truck-calls';
import type { OrderByCode } from '../orders/public.ts';

interface Code {
  /** As it was typed. */
  code: string;
  number?: string;
  /** The last four digits. */
  ending?: string;
}

/** A full order number, with or without its prefix in either script, or its last four digits. */
export function readCode(code: string): Code {
  const digits = /^(?:IK|ИК)?[\s-]*(\d{10}|\d{4})$/u.exec(code.toUpperCase())?.[1];
  if (digits === undefined) return { code };
  return digits.length === 4 ? { code, ending: digits } : { code, number: `IK${digits}` };
}

type MissReason = (typeof missReasons)[number];
export type Found = { code: string; order: OrderByCode } | { code: string; reason: MissReason; truck: string | null };
type Trucks = ReadonlyMap<number, { id: number; name: string }>;

/** Why this order does not travel by truck; null if it does. */
function missOf({ status, source }: OrderByCode): MissReason | null {
  if (status === 'pending') return 'not_paid';
  if (status === 'expired' || status === 'refunded') return 'ended';
  return source === 'ulaanbaatar' || status === 'in_stock' || status === 'delivered' ? 'needs_no_truck' : null;
}

/** The order that a code means: of several with the same ending the one that can travel and is on no truck yet. */
export function findOrder(
  { code, number, ending }: Code,
  orders: readonly OrderByCode[],
  trucks: Trucks,
  here: number,
): Found {
  const miss = (reason: MissReason, truck: string | null = null): Found => ({ code, reason, truck });
  if (number === undefined && ending === undefined) return miss('not_a_code');
  const named = orders.filter(({ order_number }) =>
    number === undefined ? order_number.endsWith(ending ?? '') : order_number === number,
  );
  const [first] = named;
  if (first === undefined) return miss('not_found');
  const travelling = named.filter((order) => missOf(order) === null);
  const free = travelling.filter(({ id }) => !trucks.has(id));
  if (free.length > 1) return miss('several');
  const [order] = free;
  if (order !== undefined) return { code, order };
  const [loaded] = travelling;
  if (loaded === undefined) return miss(missOf(first) ?? 'not_found');
  const truck = trucks.get(loaded.id);
  return truck?.id === here ? miss('already_here') : miss('other_truck', truck?.name ?? null);
}
