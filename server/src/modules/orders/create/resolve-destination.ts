import type { District } from '@tokhi/contract/fields/place-fields';
import type { Shipping } from '@tokhi/contract/fields/shipping-fields';
import { type RefusalCode, refuse } from '@tokhi/contract/texts/refusals';
import type { Destination } from '@tokhi/rules/delivery/delivery-tariff';
import { khorooClass, readKhoroos } from '@tokhi/rules/delivery/khoroo-class';
import { checkAddress, checkKhoroo } from '@tokhi/rules/order/shipping-checks';

/** Delivery or pickup, as an order keeps it. */
export type DeliveryMethod =
  | { kind: 'delivery'; districtId: number; khoroo: number | null; address: string }
  | { kind: 'pickup'; placeId: number };

/** The delivery class of a khoroo in this district. */
export const classOf = (district: District, khoroo: number | null): Destination =>
  khorooClass(khoroo, {
    cheap: readKhoroos(district.cheap_khoroo),
    middle: readKhoroos(district.middle_khoroo),
    far: readKhoroos(district.more_exp),
  });

/** Where the goods go, and the delivery class of that place; refuses a form with neither an address nor a store. */
export function resolveDestination(
  { warehouse, user }: Shipping,
  { district, isOpenPlace }: { district: District | null; isOpenPlace: boolean },
): { delivery: DeliveryMethod; destination: Destination } {
  const no = (code: RefusalCode, field: string) => refuse(code, { field });
  if (warehouse !== 0) {
    if (!isOpenPlace) throw no('delivery_not_chosen', 'warehouse');
    return { delivery: { kind: 'pickup', placeId: warehouse }, destination: 'pickup' };
  }
  const address = user.more ?? '';
  if (user.district == null && address === '') throw no('delivery_not_chosen', 'warehouse');
  if (district === null) throw no('address_incomplete', 'district');
  // A district that asks for no khoroo stores none, whatever the form still contains.
  const khoroo = district.asks_for_khoroo ? (user.khoroo ?? null) : null;
  if (checkKhoroo(khoroo, district.asks_for_khoroo) !== null) throw no('address_incomplete', 'khoroo');
  if (khoroo !== null && khoroo > district.number_of_khoroo) throw no('address_incomplete', 'khoroo');
  if (checkAddress(address) !== null) throw no('address_incomplete', 'more');
  return {
    delivery: { kind: 'delivery', districtId: district.id, khoroo, address },
    destination: classOf(district, khoroo),
  };
}
