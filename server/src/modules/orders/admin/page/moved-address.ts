import type { District } from '@tokhi/contract/fields/place-fields';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import { type Destination, deliveryFee, deliveryTariffs } from '@tokhi/rules/delivery/delivery-tariff';
import { checkKhoroo } from '@tokhi/rules/order/shipping-checks';
import { classOf } from '../../create/resolve-destination.ts';
import type { Contacts, contactsOf } from './order-page.queries.ts';

type Stored = Awaited<ReturnType<typeof contactsOf>>;

interface MovedAddress {
  columns: Pick<Contacts, 'district_id' | 'khoroo' | 'address'>;
  /** The destination that was charged, and the new one. */
  destination: { was: Destination | null; is: Destination };
}

interface Typed {
  district?: number | undefined;
  khoroo?: number | null | undefined;
  address?: string | undefined;
}

/** The complete address after the form is applied; null if it does not change. A pickup has none to change. */
export function addressIn(typed: Typed, before: Stored, all: readonly District[]): MovedAddress | null {
  const isTyped = typed.district !== undefined || typed.khoroo !== undefined || typed.address !== undefined;
  if (!isTyped) return null;
  if (before.delivery_kind === 'pickup') throw refuse('address_incomplete', { field: 'district' });
  const id = typed.district ?? before.district_id;
  const district = all.find((one) => one.id === id);
  if (district === undefined) throw refuse('address_incomplete', { field: 'district' });
  // A khoroo belongs to its district, so it is dropped with it.
  const kept = id === before.district_id ? before.khoroo : null;
  const khoroo = district.asks_for_khoroo ? (typed.khoroo === undefined ? kept : typed.khoroo) : null;
  if (checkKhoroo(khoroo, district.asks_for_khoroo) !== null || (khoroo ?? 0) > district.number_of_khoroo)
    throw refuse('address_incomplete', { field: 'khoroo' });
  const old = all.find((one) => one.id === before.district_id);
  return {
    columns: { district_id: district.id, khoroo, address: typed.address ?? before.address },
    destination: { was: old === undefined ? null : classOf(old, before.khoroo), is: classOf(district, khoroo) },
  };
}

/** What was charged, and today's fee for the new address by the tariff of the old fee; shown, never charged. */
export function deliveryToday(
  order: Stored,
  { was, is }: MovedAddress['destination'],
  fees: DeliveryFees,
): { charged: number; today: number } {
  const load = { weightGrams: order.weight_grams, volumeMl: order.volume_ml };
  const goodsTug = order.subtotal_tug - order.sale_tug - order.code_tug;
  const feeBy = (tariff: (typeof deliveryTariffs)[number], destination: Destination) =>
    deliveryFee({ tariff, fees, destination, load, goodsTug });
  const tariff = deliveryTariffs.find((one) => was !== null && feeBy(one, was) === order.delivery_tug) ?? 'by-weight';
  return { charged: order.delivery_tug, today: feeBy(tariff, is) };
}
