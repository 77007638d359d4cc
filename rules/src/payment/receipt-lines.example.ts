import { formatTug } from '../money/money.ts';
import { receiptOf } from './receipt-lines.ts';

const none = { assembly: 0, fixing: 0, chinaDelivery: 0, lendingFee: 0, usedBonus: 0, vat: 0 };

export const example = (): string => {
  const lines = [{ priceTug: 50_000, salePriceTug: 50_000, quantity: 3, chinaDeliveryTug: 0 }];
  const terms = { ...none, subtotal: 150_000, sale: 0, code: -20_000, serviceFee: 5_000, delivery: 8_000 };
  const receipt = receiptOf({ lines, terms, returned: { pieces: [0], grossTug: 0 } });
  const said = receipt.lines.map(({ quantity, unitPriceTug }) => `${quantity} × ${formatTug(unitPriceTug)}`);
  return `Three chairs with a voucher, service and delivery, ${formatTug(receipt.totalTug)} in all, stand on the receipt as ${said.join(', ')}, with ${formatTug(receipt.vatTug)} VAT in it.`;
};
