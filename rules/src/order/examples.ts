// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.

import { formatMoment, formatMonthDay, isoDate, ulaanbaatarDate } from '../delivery/calendar.ts';
import { SPEC_FEES } from '../delivery/delivery-fees.ts';
import { formatTug } from '../money/money.ts';
import { STORE_HOURS } from '../payment/working-hours.ts';
import { assemblyAndFixing } from './assembly-and-fixing.ts';
import { lineShares } from './line-shares.ts';
import { expiresAt, payBy } from './order-expiry.ts';
import { orderNumbersFrom } from './order-number.ts';
import { orderSource, readyGoodsWait } from './order-source.ts';
import { nextStatuses, progressStep, statusLabel } from './order-status.ts';
import { orderTotal } from './order-total.ts';
import { checkKhoroo, checkRegister } from './shipping-checks.ts';
import { expectedSteps } from './step-dates.ts';
import { summaryRows } from './summary-rows.ts';
import { explainTerms, type TermName, termLabels } from './term-explanation.ts';
import { linkEnds } from './tracking-link.ts';
import { mostOfProduct } from './unpaid-limits.ts';

const none = { assembly: 0, fixing: 0, chinaDelivery: 0, lendingFee: 0, usedBonus: 0, vat: 0 };

const made = new Date('2026-11-13T10:00:00Z');

const hours = { usual: 24, transferOrLoan: 48 };

/** For tests only: FNV-1a, without a key. */
export const openHash = (text: string): number =>
  Array.from(text).reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

const ready = { readyInUlaanbaatar: true };

const ordered = { readyInUlaanbaatar: false };

const needs = (reason: string | null): string => (reason === null ? 'does without' : 'needs');

const loaded = new Date('2026-11-18T02:00:00Z');

const day = (moment: Date): string => formatMonthDay(ulaanbaatarDate(moment));

const said = summaryRows({ subtotal: 300_000, sale: -30_000, serviceFee: 6_000, delivery: 8_000 }).map(
  ({ name, amountTug }) => `${termLabels[name]} ${formatTug(amountTug)}`,
);

export const examples = {
  'assembly-and-fixing': (): string => {
    const { assemblyTug, fixingTug } = assemblyAndFixing({ delivered: true, assemblyCount: 2, fixingCount: 1 });
    return `Two wardrobes assembled cost ${formatTug(assemblyTug)}, one of them fixed to the wall ${formatTug(fixingTug)} more.`;
  },
  'line-shares': (): string => {
    const lines = [
      { priceTug: 200_000, salePriceTug: 200_000, quantity: 1, chinaDeliveryTug: 0 },
      { priceTug: 50_000, salePriceTug: 50_000, quantity: 2, chinaDeliveryTug: 0 },
    ];
    const terms = { ...none, subtotal: 300_000, sale: 0, code: -10_000, serviceFee: 6_000, delivery: 8_000 };
    const [table, chairs] = lineShares(lines, terms).map(({ amounts }) => formatTug(-amounts.code));
    return `Of a voucher of ${formatTug(10_000)} a table for ${formatTug(200_000)} carries ${table} and two chairs for ${formatTug(100_000)} carry ${chairs}.`;
  },
  'order-expiry': (): string =>
    `An order made on Friday ${formatMoment(made)} waits for QPay until ${formatMoment(expiresAt(made, 'qpay', hours, STORE_HOURS))}; a bank transfer may be sent until ${formatMoment(payBy(made, 'mobile', hours))}, and the order lives until Monday ${formatMoment(expiresAt(made, 'mobile', hours, STORE_HOURS))}.`,
  'order-number': (): string =>
    `Three orders in a row are numbered ${orderNumbersFrom([1001, 1002, 1003], openHash).join(', ')} under one key, and otherwise under another.`,
  'order-source': (): string =>
    `Two ready chairs come from ${orderSource([ready, ready])}; with a sofa that must be ordered all of it comes from ${orderSource([ready, ordered])}${readyGoodsWait([ready, ordered]) ? ', and the chairs wait' : ''}.`,
  'order-status': (): string =>
    `A «${statusLabel('paid')}» order is at step ${progressStep('paid')} of ${progressStep('delivered')}; the staff can move it on to «${nextStatuses('paid', 'staff', 'beijing').map(statusLabel).join('» or «')}» and nowhere else.`,
  'order-total': (): string => {
    const { totalTug, amounts } = orderTotal({
      lines: [
        { priceTug: 249_900, salePriceTug: 212_415, bonusPercent: 3, unitChinaDeliveryTug: 6_000, quantity: 2 },
        { priceTug: 1_849_900, salePriceTug: 1_849_900, bonusPercent: 3, unitChinaDeliveryTug: 0, quantity: 1 },
      ],
      code: { kind: 'voucher', amountTug: 50_000 },
      tariff: 'by-weight',
      fees: SPEC_FEES,
      destination: 'middle',
      load: { weightGrams: 96_400, volumeMl: 0 },
      assemblyCount: 1,
      fixingCount: 0,
      vatTicked: false,
      lender: null,
      bonusBalance: 24_350,
      usedBonus: 24_350,
    });
    const tug = (name: TermName): string => formatTug(Math.abs(amounts[name]));
    return `Goods for ${tug('subtotal')}, ${tug('sale')} off on sale and ${tug('code')} by voucher, with a service fee of ${tug('serviceFee')}, delivery for ${tug('delivery')}, assembly for ${tug('assembly')}, ${tug('chinaDelivery')} for the way from China and ${tug('usedBonus')} of bonus spent, cost ${formatTug(totalTug)}.`;
  },
  'shipping-checks': (): string =>
    `An organisation ${needs(checkRegister('', { personal: false }))} a register, an individual ${needs(checkRegister('', { personal: true }))}; an address in Багануур ${needs(checkKhoroo(null, false))} a khoroo.`,
  'step-dates': (): string => {
    const order = { source: 'beijing', status: 'loaded', reachedAt: loaded } as const;
    const steps = expectedSteps(order, {}, loaded).map(
      ({ step, from, to }) => `«${statusLabel(step)}» ${day(from)} – ${day(to)}`,
    );
    return `Of goods that left Beijing on ${day(loaded)} is expected: ${steps.join(', ')}.`;
  },
  'summary-rows': (): string =>
    `Goods for 300,000₮ with 30,000₮ off, a service fee and delivery are mailed as ${said.join(', ')}.`,
  'term-explanation': (): string => {
    const { delivery } = explainTerms({
      pieces: 1,
      goodsTug: 350_000,
      codeKind: null,
      tariff: 'by-weight',
      fees: SPEC_FEES,
      destination: 'middle',
      load: { weightGrams: 96_400, volumeMl: 0 },
      assemblyCount: 0,
      fixingCount: 0,
      lender: null,
      vatTicked: false,
    });
    return `Whoever taps the delivery fee of a wardrobe of 96.4 kg to a middle khoroo reads «${delivery}»`;
  },
  'tracking-link': (): string => {
    const ends = linkEnds(new Date('2026-11-16T04:00:00Z'));
    return `The link in a mail of 2026-11-16 follows its order until ${isoDate(ulaanbaatarDate(ends))}.`;
  },
  'unpaid-limits': (): string => {
    const most = (stock: number) => mostOfProduct(stock, { percent: 25, pieces: 5 });
    return `Of a chair with 8 pieces in stock one customer keeps at most ${most(8)} unpaid, of one with 100 at most ${most(100)}.`;
  },
};
