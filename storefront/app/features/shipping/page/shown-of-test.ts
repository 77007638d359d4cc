import { SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import type { ShippingValues } from '../../../local/shipping-form.ts';
import { initialValues } from './initial-values.ts';
import type { Shown } from './use-shown.ts';

const district = { number_of_khoroo: 34, more_exp: '', asks_for_khoroo: true };

/** What cart-shipping returns for two chairs and a sofa. */
export const shownOfTest: Shown = {
  result: 'success',
  address: [
    {
      ...{ name: 'Болд', phone: '99112233', phone2: null, email: 'bold@tokhi.example', bonus: 0 },
      ...{ district: null, khoroo: null, more_address: null, lat: null, long: null, w3w: null },
    },
  ],
  ...{ kg: 0, vol: 0, packs: 0 },
  districts: [
    { ...district, id: 1, district: 'Баянгол', cheap_khoroo: '1,2', middle_khoroo: '9' },
    {
      ...district,
      id: 7,
      district: 'Багануур',
      cheap_khoroo: '',
      middle_khoroo: '',
      more_exp: '1',
      asks_for_khoroo: false,
    },
  ],
  coupon: [],
  price: [
    {
      ...{ code: 'chair', price_tug: 100_000, sale_price: 90_000, discount: 10, china_deliver: 1_000 },
      ...{ bonus_percent: 3, remain: 5, kg: 20.5, vol: 10, packs: 1 },
    },
  ],
  tariff: 'by-weight',
  delivery_fees: SPEC_FEES,
  pickup: [],
};

export const valuesOfTest = (typed: Partial<ShippingValues>): ShippingValues => ({
  ...initialValues(shownOfTest, null),
  ...typed,
});

export const chairsOfTest = [{ code: 'chair', name: 'KHUN', image: '', quantity: 2 }];
