import { formatTug } from '../money/money.ts';
import { orderTotal } from './order-total.ts';
import type { TermName } from './term-explanation.ts';

export const example = (): string => {
  const { totalTug, amounts } = orderTotal({
    lines: [
      { priceTug: 249_900, salePriceTug: 212_415, bonusPercent: 3, unitChinaDeliveryTug: 6_000, quantity: 2 },
      { priceTug: 1_849_900, salePriceTug: 1_849_900, bonusPercent: 3, unitChinaDeliveryTug: 0, quantity: 1 },
    ],
    code: { kind: 'voucher', amountTug: 50_000 },
    tariff: 'by-weight',
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
};
