// Shipping form (spec §5 Shipping form): delivery or pickup, an address of at most 100 characters with district and khoroo, a register of seven digits for organisations.
import { checkLength } from '../person/text-length.ts';

/** Characters of the longest detailed address. */
export const LONGEST_ADDRESS = 100;
const SEVEN_DIGITS = /^\d{7}$/;
const LEAST_SERVICES = 1;

export type ShippingReason =
  | 'delivery_not_chosen'
  | 'district_required'
  | 'khoroo_required'
  | 'address_required'
  | 'address_too_long'
  | 'register_not_7_digits'
  | 'service_count_below_1';

/** Delivery and pickup exclude each other, and one of them is chosen. */
export const checkDeliveryMethod = ({
  delivery,
  pickup,
}: {
  delivery: boolean;
  pickup: boolean;
}): ShippingReason | null => (delivery === pickup ? 'delivery_not_chosen' : null);

/** The district of a delivery. */
export const checkDistrict = (district: number | null): ShippingReason | null =>
  district === null ? 'district_required' : null;

/** The khoroo of a delivery; some districts do not ask for one (7 and 9; stored as data: decision 36). */
export const checkKhoroo = (khoroo: number | null, districtAsks: boolean): ShippingReason | null =>
  districtAsks && khoroo === null ? 'khoroo_required' : null;

/** The detailed address of a delivery. */
export const checkAddress = (typed: string): ShippingReason | null =>
  checkLength(typed, LONGEST_ADDRESS, 'address_required', 'address_too_long');

/** An organisation's register; ignored if the customer typed it and then chose «individual». */
export const checkRegister = (typed: string, { personal }: { personal: boolean }): ShippingReason | null =>
  personal || SEVEN_DIGITS.test(typed.trim()) ? null : 'register_not_7_digits';

/** How many pieces are assembled or fixed, once that is ticked. */
export const checkServiceCount = (count: number): ShippingReason | null =>
  Number.isInteger(count) && count >= LEAST_SERVICES ? null : 'service_count_below_1';
