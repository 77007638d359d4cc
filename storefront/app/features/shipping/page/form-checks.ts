// The errors of the shipping form (spec §5 Shipping form), in the words of the contract.
import type { District } from '@tokhi/contract/fields/place-fields';
import { type FieldReason, fieldTexts } from '@tokhi/contract/texts/field-texts';
import { texts } from '@tokhi/contract/texts/texts';
import {
  checkAddress,
  checkDeliveryMethod,
  checkDistrict,
  checkKhoroo,
  checkRegister,
} from '@tokhi/rules/order/shipping-checks';
import { checkEmail } from '@tokhi/rules/person/email-checks';
import { checkName } from '@tokhi/rules/person/person-checks';
import { checkPhone, checkSecondPhone } from '@tokhi/rules/person/phone-checks';
import type { ShippingValues } from '../../../local/shipping-form.ts';
import { districtOf, typedNumber } from './price-form.ts';

const said = (reason: FieldReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);

/** A khoroo of the district; null for any other. */
function khorooIn({ khoroo }: ShippingValues, district: District): number | null {
  const named = typedNumber(khoroo);
  return named !== null && named >= 1 && named <= district.number_of_khoroo ? named : null;
}

/** Which districts ask for a khoroo, and how many they have, is data (decision 36). */
export const formChecks = (districts: readonly District[]) => {
  const delivered = (check: (typed: string, values: ShippingValues) => FieldReason | null) => {
    return (typed: string, values: ShippingValues) =>
      values.warehouse === '0' ? said(check(typed, values)) : undefined;
  };
  const named = (values: ShippingValues) => districtOf(values, { districts: [...districts] });
  return {
    name: (typed: string) => said(checkName(typed)),
    phone: (typed: string) => said(checkPhone(typed)),
    phone2: (typed: string, { personal }: ShippingValues) => (personal ? said(checkSecondPhone(typed)) : undefined),
    // The spec's own words for a contact without an e-mail (§8 Order creation failed).
    email: (typed: string) => (checkEmail(typed) === null ? undefined : texts.orderCreationFailed),
    register: (typed: string, { personal }: ShippingValues) => said(checkRegister(typed, { personal })),
    warehouse: (typed: string) =>
      said(checkDeliveryMethod({ delivery: typed === '0', pickup: typed === '1' || typed === '3' })),
    district: delivered((_, values) => checkDistrict(named(values)?.id ?? null)),
    khoroo: delivered((_, values) => {
      const district = named(values);
      return district === undefined ? null : checkKhoroo(khorooIn(values, district), district.asks_for_khoroo);
    }),
    more: delivered((typed) => checkAddress(typed)),
  };
};
