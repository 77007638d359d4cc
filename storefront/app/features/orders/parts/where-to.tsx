import type { Order } from '@tokhi/contract/fields/order-fields';

/** «Баянзүрх, 26-р хороо, Номин хотхон, 304-р байр», or the pickup store, with its address and hours. */
export function WhereTo({ order: { pickup, district, khoroo, more_address } }: { order: Order }) {
  if (pickup === null) {
    return [district, khoroo === null ? null : `${khoroo}-р хороо`, more_address].filter(Boolean).join(', ');
  }
  return (
    <>
      {pickup.name}
      <br />
      {pickup.address}
      <br />
      {pickup.hours}
    </>
  );
}

export const isFetched = ({ warehouse }: Order): boolean => warehouse !== 0;
