import { nextMove } from '../truck-measures.ts';
import type { LoadedOrder } from '../truck-queries.ts';

export const FILTERS = [
  { name: 'all', label: 'Бүгд' },
  { name: 'going', label: 'Шилжих' },
  { name: 'staying', label: 'Үлдэх' },
  { name: 'pickup', label: 'Очиж авах' },
] as const;
export type FilterName = (typeof FILTERS)[number]['name'];

/** Going: orders with the status of most of the truck's orders, which take its next step. */
export function isShown(filter: FilterName, order: LoadedOrder, orders: readonly LoadedOrder[]): boolean {
  if (filter === 'all') return true;
  if (filter === 'pickup') return order.isPickup;
  const goes = order.status === nextMove(countsByStatus(orders))?.from;
  return filter === 'going' ? goes : !goes;
}

export function countsByStatus(orders: readonly LoadedOrder[]): ReadonlyMap<LoadedOrder['status'], number> {
  const counts = new Map<LoadedOrder['status'], number>();
  for (const { status } of orders) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
