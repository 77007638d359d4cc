// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { earnedBonus } from './bonus.ts';
import { changedSinceClosing } from './changed-since-closing.ts';
import { codeAmount } from './code-amount.ts';
import { codeState } from './code-state.ts';
import { closingOf } from './day-closing.ts';
import { type DayFacts, dayDifferences } from './day-differences.ts';
import { lowestPrice } from './lowest-price.ts';
import { formatTug, groupThousands, perMilleOf, roundUpTo100 } from './money.ts';
import { codeOfBytes, largestCost } from './new-codes.ts';
import { changeTenths, costTug, isBeyond, marginTenths } from './price-change.ts';
import { priceShown } from './price-shown.ts';
import { salePrice } from './sale-price.ts';
import { serviceFee } from './service-fee.ts';
import { sumInWords } from './sum-in-words.ts';
import { usableBonus } from './usable-bonus.ts';
import { includedVat, vat } from './vat.ts';
import { welcomeBonus } from './welcome-bonus.ts';

const INVOICE = 7_075_750;

/** A payment of QPay that its list does not have, and one that both know. */
const DAY: DayFacts = {
  methods: [{ method: 'qpay', outside: 'list', isComplete: true }],
  pairs: [185_000, 420_000].map((amountTug, at) => ({
    method: 'qpay',
    outside: at === 0 ? null : { id: 'P2', amountTug, isOfDay: true },
    recorded: { id: at + 1, amountTug, feeTug: 0, isOfDay: true, orderNumber: 'IK2611150482', isSale: true },
  })),
  ...{ refunds: [], receiptMoves: [], receipts: [] },
};

export const examples = {
  bonus: (): string => {
    const points = earnedBonus([{ salePriceTug: 212_415, bonusPercent: 3, quantity: 2 }]);
    return `Two chairs at ${formatTug(212_415)} with a bonus of 3 % earn ${groupThousands(points)} points.`;
  },
  'changed-since-closing': (): string => {
    const { methods } = closingOf(DAY);
    const [change] = changedSinceClosing(closingOf({ ...DAY, pairs: DAY.pairs.slice(1) }).methods, methods);
    return `A payment that comes late changes «${change?.column}» of the closed day from ${formatTug(change?.beforeTug ?? 0)} to ${formatTug(change?.nowTug ?? 0)}.`;
  },
  'day-closing': (): string => {
    const [qpay] = closingOf(DAY).methods;
    return `QPay lists ${formatTug(qpay?.list?.sumTug ?? 0)} and we recorded ${formatTug(qpay?.recorded.sumTug ?? 0)}: the difference is ${formatTug(qpay?.differenceTug ?? 0)}.`;
  },
  'day-differences': (): string => {
    const [found] = dayDifferences(DAY);
    return `A payment of ${formatTug(185_000)} that is not on the list of QPay is «${found?.kind}», of order ${found?.orderNumber}.`;
  },
  'code-amount': (): string => {
    const order = { amountTug: 100_000, subtotalTug: 90_000, saleTug: 9_999 };
    const voucher = formatTug(codeAmount({ kind: 'voucher', ...order }));
    const coupon = formatTug(codeAmount({ kind: 'coupon', ...order }));
    return `On goods that cost ${formatTug(80_001)} after the discount a voucher of ${formatTug(100_000)} takes off ${voucher}, a coupon ${coupon}.`;
  },
  money: (): string => {
    const share = perMilleOf(1_849_900, 99);
    return `9.9 % of ${formatTug(1_849_900)} is ${formatTug(share)}, rounded up to the next hundred ${formatTug(roundUpTo100(share))}.`;
  },
  'code-state': (): string => {
    const code = { active: true, startsAt: null, endsAt: new Date('2026-11-30T16:00:00Z'), maxUses: 200, inSet: false };
    const state = codeState({ ...code, uses: 186 }, new Date('2026-11-16T02:00:00Z'));
    return `A code with 186 of 200 uses gone is ${state}.`;
  },
  'new-codes': (): string => {
    const cost = formatTug(largestCost({ count: 150, uses: 1, amountTug: 40_000 }) ?? 0);
    const code = codeOfBytes('BAGSH', Uint8Array.from([5, 17, 0, 21, 28, 7, 22, 11, 19, 2]));
    return `150 codes like ${code} of ${formatTug(40_000)} cost at most ${cost}.`;
  },
  'lowest-price': (): string => {
    const on = (date: number) => new Date(Date.UTC(2026, 10, date));
    const campaign = { percent: 0, ending: 0, startsAt: null, endsAt: null };
    const steps = [
      { from: on(1), priceTug: 1_849_900, campaign },
      { from: on(10), priceTug: 2_149_900, campaign },
    ];
    return `A sofa that cost ${formatTug(1_849_900)} until 11/10 and ${formatTug(2_149_900)} since says on 11/20: lowest of 30 days ${formatTug(lowestPrice(steps, on(20)) ?? 0)}.`;
  },
  'price-change': (): string => {
    const [from, to] = [2_149_900, 1_934_900];
    const left = marginTenths(to, costTug(248_000, 487)) / 10;
    const needs = isBeyond(from, to, 5) ? 'needs a second person' : 'needs nobody else';
    return `From ${formatTug(from)} to ${formatTug(to)} is −${Math.abs(changeTenths(from, to)) / 10} % and ${needs}; bought for ¥2,480 at ${formatTug(487)}, ${left} % of it is left.`;
  },
  'price-shown': (): string => {
    const regularTug = 2_149_900;
    const { nowTug, cutPercent } = priceShown({ regularTug, salePriceTug: 1_849_900, family: false });
    return `A sofa that came down from ${formatTug(regularTug)} shows ${formatTug(nowTug)}, the old price struck through and the badge −${cutPercent}%.`;
  },
  'sale-price': (): string => {
    const { saleTug, salePriceTug } = salePrice(1_849_900, 15, 0);
    const rounded = salePrice(1_849_900, 15, 900);
    return `A sofa of ${formatTug(1_849_900)} costs ${formatTug(salePriceTug)} while a campaign of 15 % runs, ${formatTug(saleTug)} less; with prices that end in 900 it costs ${formatTug(rounded.salePriceTug)}.`;
  },
  'service-fee': (): string =>
    `A subtotal of ${formatTug(1_849_900)} has a service fee of ${formatTug(serviceFee(1_849_900))}.`,
  'sum-in-words': (): string => `An invoice of ${formatTug(INVOICE)} says «${sumInWords(INVOICE)}».`,
  'usable-bonus': (): string => {
    const points = usableBonus({ balance: 24_350, subtotalTug: 40_000, saleTug: 5_000, codeTug: 4_999 });
    return `A customer with ${groupThousands(24_350)} points may pay ${groupThousands(points)} of them for goods that cost ${formatTug(30_001)} after discount and code.`;
  },
  vat: (): string => {
    const added = vat({ ticked: true, netSumTug: 500_000, lendingFeeTug: 0, usedBonusTug: 24_350 });
    const included = formatTug(includedVat(475_650));
    return `${formatTug(475_650)} to pay get ${formatTug(added)} VAT on top when it is ticked; otherwise they include ${included}.`;
  },
  'welcome-bonus': (): string => {
    const before = welcomeBonus({ registeredBy: 'email', emailConfirmed: false });
    const after = welcomeBonus({ registeredBy: 'email', emailConfirmed: true });
    return `A new customer has ${before} points until the e-mail is confirmed, then ${groupThousands(after)}.`;
  },
};
