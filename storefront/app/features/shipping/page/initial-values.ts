import type { ShippingValues } from '../../../local/shipping-form.ts';
import type { Shown } from './use-shown.ts';

/** The form before anything is typed: the profile, and the district that was named last for the estimate. */
export const initialValues = (
  { address: [profile] }: Pick<Shown, 'address'>,
  place: { district: number; khoroo: number | null } | null,
): ShippingValues => ({
  personal: true,
  name: profile?.name ?? '',
  phone: profile?.phone ?? '',
  phone2: profile?.phone2 ?? '',
  email: profile?.email ?? '',
  register: '',
  // Nothing is chosen in advance (spec §5: else «Хүргэлт сонгох эсвэл …» would never show).
  warehouse: '',
  district: place === null ? '' : String(place.district),
  // Empty, not the first one: a wrong khoroo means a wrong fee and a wrong door (decision 155).
  khoroo: String(place?.khoroo ?? ''),
  more: '',
  lat: '',
  long: '',
  w3w: '',
  assemblecount: '0',
  mowcount: '0',
  vat: false,
});
