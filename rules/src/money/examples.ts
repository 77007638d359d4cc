// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { earnedBonus } from './bonus.ts';
import { codeAmount } from './code-amount.ts';
import { formatTug, groupThousands, perMilleOf, roundUpTo100 } from './money.ts';
import { priceShown } from './price-shown.ts';
import { salePrice } from './sale-price.ts';
import { serviceFee } from './service-fee.ts';
import { sumInWords } from './sum-in-words.ts';
import { usableBonus } from './usable-bonus.ts';
import { includedVat, vat } from './vat.ts';
import { welcomeBonus } from './welcome-bonus.ts';

const INVOICE = 7_075_750;

export const examples = {
  bonus: (): string => {
    const points = earnedBonus([{ salePriceTug: 212_415, bonusPercent: 3, quantity: 2 }]);
    return `Two chairs at ${formatTug(212_415)} with a bonus of 3 % earn ${groupThousands(points)} points.`;
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
  'price-shown': (): string => {
    const regularTug = 2_149_900;
    const { nowTug, cutPercent } = priceShown({ regularTug, salePriceTug: 1_849_900, family: false });
    return `A sofa that came down from ${formatTug(regularTug)} shows ${formatTug(nowTug)}, the old price struck through and the badge −${cutPercent}%.`;
  },
  'sale-price': (): string => {
    const { saleTug, salePriceTug } = salePrice(1_849_900, 15);
    return `A sofa of ${formatTug(1_849_900)} costs ${formatTug(salePriceTug)} while a campaign of 15 % runs: ${formatTug(saleTug)} less.`;
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
