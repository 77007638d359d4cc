import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { checkAddress } from '@tokhi/rules/order/shipping-checks';
import { checkName } from '@tokhi/rules/person/person-checks';
import { checkPhone } from '@tokhi/rules/person/phone-checks';

export type Quote = CallReply<AdminCalls['quotePhoneOrder']>;
type Caller = CallReply<AdminCalls['openPhoneOrder']>['customer'];
export type Choices = CallReply<AdminCalls['phoneOrderChoices']>;
type QuoteBody = CallBody<AdminCalls['quotePhoneOrder']>;
type OrderBody = CallBody<AdminCalls['createPhoneOrder']>['order'];

/** The form during the phone call. */
export interface PhoneDraft {
  caller: Caller | null;
  name: string;
  phone: string;
  lines: readonly { id: string; qty: number }[];
  /** 0 is delivery, otherwise the store for pickup. */
  warehouse: 0 | 1 | 3;
  district: number | null;
  khoroo: number | null;
  address: string;
  floor: string;
  lift: Lift;
  assembly: number;
  fixing: number;
  vat: boolean;
  coupon: string;
}

export const LIFTS = { unknown: 'Мэдэхгүй', cargo: 'ачааны лифттэй', small: 'жижиг лифттэй', none: 'лифтгүй' } as const;
export type Lift = keyof typeof LIFTS;

export const EMPTY_DRAFT: PhoneDraft = {
  ...{ caller: null, name: '', phone: '', lines: [], warehouse: 0, district: null, khoroo: null },
  ...{ address: '', floor: '', lift: 'unknown', assembly: 0, fixing: 0, vat: false, coupon: '' },
};

/** The courier reads one line: the address with floor and lift. */
export const wholeAddress = ({ address, floor, lift }: PhoneDraft): string =>
  [address.trim(), floor.trim() === '' ? '' : `${floor.trim()} давхар`, lift === 'unknown' ? '' : LIFTS[lift]]
    .filter((part) => part !== '')
    .join(', ');

/** The body of the quote call for the draft; null without goods. */
export function quoteBodyOf({ lines, warehouse, district, khoroo, ...draft }: PhoneDraft): QuoteBody | null {
  if (lines.length === 0) return null;
  return {
    lines: lines.map(({ id, qty }) => ({ id, qty })),
    ...{ warehouse, district, khoroo, vat: draft.vat },
    ...{ assemblecount: draft.assembly, mowcount: draft.fixing, coupon: draft.coupon.trim() || null },
  };
}

/** What is still missing before the order can be made, in the order of the page. */
export function missingIn(draft: PhoneDraft, quote: Quote | undefined): string[] {
  const { caller, name, phone, warehouse, lines } = draft;
  return [
    ...(caller === null ? ['хэрэглэгч'] : []),
    ...(caller !== null && checkName(name) !== null ? ['нэр'] : []),
    ...(caller !== null && checkPhone(phone) !== null ? ['утас'] : []),
    ...(lines.length === 0 || quote === undefined ? ['бараа'] : []),
    ...(warehouse === 0 && quote?.is_whole === false ? ['дүүрэг, хороо'] : []),
    ...(warehouse === 0 && checkAddress(wholeAddress(draft)) !== null ? ['хаяг'] : []),
  ];
}

/** The order with the figures that were read out on the phone: the server refuses others. */
export function orderOf(draft: PhoneDraft, { figures, lines }: Quote): OrderBody {
  const { warehouse, district, khoroo, name, phone, caller } = draft;
  const isDelivered = warehouse === 0;
  const { subtotal, sale, Fee, assemble, mow, chinaDeliver, NOAT, sum, deliver } = figures;
  return {
    shipping: {
      warehouse,
      user: {
        ...{ personal: true, name: name.trim(), phone: phone.trim(), email: caller?.email ?? '' },
        ...(isDelivered && { district, khoroo, more: wholeAddress(draft) }),
      },
    },
    cart: {
      product: lines.filter(({ qty }) => qty > 0).map(({ id, qty, price }) => ({ id, qty, price })),
      ...{ subtotal, sale, Fee, assemble, mow, chinaDeliver, NOAT, sum },
      ...{ assemblecount: draft.assembly, mowcount: draft.fixing },
    },
    deliver,
    coupon: draft.coupon.trim() || null,
  };
}
