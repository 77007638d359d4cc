// Receipt lines (spec §9 Money, decision 35): a tax receipt is exactly what was paid, to the tugrik: each line of goods less its share of code and bonus, each fee as a service of its own, VAT inside every line; after a part was given back, what is left of it.
import type { Tug } from '../money/money.ts';
import { includedVat } from '../money/vat.ts';
import { lineShares, type SoldLine, shareOut, take } from '../order/line-shares.ts';
import type { TermName } from '../order/term-explanation.ts';

/** What is sold apart from goods. */
export type ServiceName = 'serviceFee' | 'delivery' | 'assembly' | 'fixing' | 'chinaDelivery' | 'lendingFee';

const SERVICES: readonly ServiceName[] = [
  'serviceFee',
  'delivery',
  'assembly',
  'fixing',
  'chinaDelivery',
  'lendingFee',
];

/** A line of a receipt; unit price times quantity is its total, and all taxes are in it. */
export interface ReceiptLine {
  /** The index of the order's line, or the service. */
  of: number | ServiceName;
  quantity: number;
  unitPriceTug: Tug;
  totalTug: Tug;
  vatTug: Tug;
}

export interface PaidOrder {
  lines: readonly SoldLine[];
  terms: Readonly<Record<TermName, Tug>>;
  /** Refunded since: pieces of each line, and the money for them. */
  returned: { pieces: readonly number[]; grossTug: Tug };
}

export interface Receipt {
  lines: ReceiptLine[];
  totalTug: Tug;
  vatTug: Tug;
}

const sum = (amounts: readonly Tug[]): Tug => amounts.reduce((all, one) => all + one, 0);

/** The current receipt of an order; without lines nothing of it is left. */
export function receiptOf({ lines, terms, returned }: PaidOrder): Receipt {
  const totalTug = sum(Object.values(terms)) - returned.grossTug;
  const shares = lineShares(lines, terms).values();
  const pieces = returned.pieces.values();
  const goods = lines.map(({ quantity }, line) => {
    const { amounts } = take(shares);
    const left = Math.max(0, quantity - take(pieces));
    const paidTug = amounts.subtotal + amounts.sale + amounts.code + amounts.usedBonus;
    // The same share for every piece: sharing out the total below distributes the rounding difference.
    return { of: line, quantity: left, weight: left === quantity ? paidTug : Math.round((paidTug * left) / quantity) };
  });
  const services = SERVICES.map((name) => ({ of: name, quantity: 1, weight: terms[name] }));
  const parts = [...goods, ...services].filter(({ weight }) => weight > 0);
  if (totalTug <= 0 || parts.length === 0) return { lines: [], totalTug: 0, vatTug: 0 };
  const vatTug = includedVat(totalTug);
  const shared = shareOut(
    totalTug,
    parts.map(({ weight }) => weight),
  ).values();
  const split = parts.flatMap(({ of, quantity }) => inWholeTugrik(of, quantity, take(shared)));
  const vats = shareOut(
    vatTug,
    split.map((line) => line.totalTug),
  ).values();
  return { lines: split.map((line) => ({ ...line, vatTug: take(vats) })), totalTug, vatTug };
}

/** A total that the quantity does not divide becomes two lines whose unit prices differ by a tugrik; lines of 0 are left out. */
function inWholeTugrik(of: number | ServiceName, quantity: number, totalTug: Tug): Omit<ReceiptLine, 'vatTug'>[] {
  const lowTug = Math.floor(totalTug / quantity);
  const dearer = totalTug - lowTug * quantity;
  return [
    { of, quantity: quantity - dearer, unitPriceTug: lowTug },
    { of, quantity: dearer, unitPriceTug: lowTug + 1 },
  ]
    .filter((line) => line.quantity > 0 && line.unitPriceTug > 0)
    .map((line) => ({ ...line, totalTug: line.unitPriceTug * line.quantity }));
}
