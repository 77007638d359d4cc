import type { Order } from '@tokhi/contract/fields/order-fields';

/** «Баянзүрх, 26-р хороо, Номин хотхон, 304-р байр», or the store where it is fetched. */
export function whereTo({ warehouse, pickup, district, khoroo, more_address }: Order): string {
  if (warehouse !== 0) return pickup ?? '';
  return [district, khoroo === null ? null : `${khoroo}-р хороо`, more_address].filter(Boolean).join(', ');
}

export const isFetched = ({ warehouse }: Order): boolean => warehouse !== 0;
