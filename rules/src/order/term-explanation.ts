// Explanation of a term (spec §2 Shipping page summary, decision 12): what a line of the total is made of, in the words the customer reads on tapping it.

import { BEIJING_FEE_LABEL, SIZE_FEE_LABEL } from '../delivery/charge-labels.ts';
import type { Load } from '../delivery/chargeable-weight.ts';
import { baseDelivery, classByWeight, extraDelivery } from '../delivery/delivery-by-weight.ts';
import type { DeliveryFees } from '../delivery/delivery-fees.ts';
import type { DeliveryTariff, Destination } from '../delivery/delivery-tariff.ts';
import type { KhorooClass, ListedClass } from '../delivery/khoroo-class.ts';
import type { CodeKind } from '../money/code-amount.ts';
import { formatTug, type Tug } from '../money/money.ts';
import { SERVICE_FEE } from '../money/service-fee.ts';
import { VAT_PERCENT } from '../money/vat.ts';
import type { Lender } from '../payment/payment-methods.ts';
import { ASSEMBLY_TUG, FIXING_TUG } from './assembly-and-fixing.ts';

/** The terms of a total, by name, in the order of the formula. */
export const termNames = [
  'subtotal',
  'sale',
  'code',
  'serviceFee',
  'delivery',
  'assembly',
  'fixing',
  'chinaDelivery',
  'lendingFee',
  'usedBonus',
  'vat',
] as const;
export type TermName = (typeof termNames)[number];

/** Those that the customer changes on the payment page. */
export type PayingTerm = Extract<TermName, 'lendingFee' | 'usedBonus' | 'vat'>;

/** Their names in every summary. */
export const termLabels: Record<TermName, string> = {
  subtotal: 'Бараа',
  sale: 'Хямдрал',
  code: 'Купон, ваучер',
  serviceFee: 'Үйлчилгээний хураамж',
  delivery: 'Хүргэлт',
  assembly: 'Угсралт',
  fixing: 'Хананд бэхлэх',
  chinaDelivery: BEIJING_FEE_LABEL,
  lendingFee: 'Зээлийн шимтгэл',
  usedBonus: 'Ашигласан бонус',
  vat: 'НӨАТ',
};

/** For a term that no longer follows from today's tariffs and lenders: it was right when the order was made. */
export const EXPLAINED_BY_THAT_DAY = 'Захиалсан өдрийн тарифаар тооцсон.';

/** What is chosen on the payment page. */
export interface PayingFacts {
  lender: Pick<Lender, 'name' | 'perMille'> | null;
  vatTicked: boolean;
}

/** The facts of an order that the words depend on; `goodsTug` is the subtotal less discount and code. */
export interface OrderFacts extends PayingFacts {
  pieces: number;
  goodsTug: Tug;
  codeKind: CodeKind | null;
  tariff: DeliveryTariff;
  fees: DeliveryFees;
  agreedDeliveryTug?: Tug | undefined;
  destination: Destination;
  load: Load;
  assemblyCount: number;
  fixingCount: number;
}

const ZONE: Record<ListedClass, string> = { cheap: 'Ойрын бүс', middle: 'Дунд бүс', far: 'Холын бүс' };
/** In the tariff by amount, a khoroo on no list is neither near nor far (decision 45). */
const ZONE_BY_AMOUNT: Record<KhorooClass, string> = { ...ZONE, unlisted: 'Бусад хороо' };
const CODE: Record<CodeKind, string> = {
  voucher: 'Ваучераар хасагдсан дүн. Хямдралын дараах барааны үнээс хэтрэхгүй.',
  coupon: 'Купоноор хасагдсан дүн. Хямдралын дараах барааны үнийн талаас хэтрэхгүй.',
};

const percent = (perMille: number): string => `${perMille / 10}%`;

function explainDelivery({ tariff, fees, destination, load, goodsTug, agreedDeliveryTug }: OrderFacts): string {
  if (agreedDeliveryTug !== undefined) return EXPLAINED_BY_THAT_DAY;
  if (destination === 'pickup') return 'Дэлгүүрээс очиж авахад хүргэлтийн төлбөргүй.';
  const { largeOverTug } = fees.byAmount;
  const large = formatTug(largeOverTug);
  if (tariff === 'by-amount')
    return goodsTug > largeOverTug
      ? `${large}-өөс дээш худалдан авалтын хүргэлт.`
      : `${ZONE_BY_AMOUNT[destination]}: ${large} хүртэлх худалдан авалтын хүргэлт.`;
  const base = `${ZONE[classByWeight(destination)]}: хүргэлт ${formatTug(baseDelivery(destination, fees))}`;
  const extraTug = extraDelivery(destination, load, fees);
  return extraTug === 0 ? `${base}.` : `${base}, ${SIZE_FEE_LABEL.toLowerCase()} ${formatTug(extraTug)}.`;
}

function explainLending({ lender }: PayingFacts): string {
  if (lender === null || lender.perMille === 0) return 'Шимтгэлгүй.';
  const share = percent(lender.perMille);
  return `${lender.name}: НӨАТ, бонус тооцохоос өмнөх дүнгийн ${share}, зуут хүртэл дээш бүхэлчилсэн.`;
}

/** The words for the terms that the payment page changes. */
export const explainPaying = (facts: PayingFacts): Record<PayingTerm, string> => ({
  lendingFee: explainLending(facts),
  usedBonus: '1 бонус = 1₮. Хямдрал, код хассан барааны үнийн тал хүртэл ашиглана.',
  vat: facts.vatTicked ? `Шимтгэл нэмж, бонус хассан дүнгийн ${VAT_PERCENT}%.` : 'НӨАТ дүнд багтсан.',
});

/** The words for every term of one order, also for those that are 0. */
export const explainTerms = (facts: OrderFacts): Record<TermName, string> => ({
  subtotal: `${facts.pieces} ширхэг барааны үнэ.`,
  sale: 'Барааны хямдралаар хасагдсан дүн.',
  code: facts.codeKind === null ? 'Код ашиглаагүй.' : CODE[facts.codeKind],
  serviceFee: `Хямдралаас өмнөх барааны үнийн ${percent(SERVICE_FEE.perMille)}, ${formatTug(SERVICE_FEE.leastTug)}-өөс ${formatTug(SERVICE_FEE.mostTug)} хүртэл.`,
  delivery: explainDelivery(facts),
  assembly: `Угсралт: ${facts.assemblyCount} ширхэг × ${formatTug(ASSEMBLY_TUG)}.`,
  fixing: `Хананд бэхлэх: ${facts.fixingCount} ширхэг × ${formatTug(FIXING_TUG)}.`,
  chinaDelivery: 'Бээжингээс Улаанбаатар хүртэлх тээвэр, бараа бүрээр.',
  ...explainPaying(facts),
});
