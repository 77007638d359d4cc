// Line shares (spec §3 Order line, §9 Money): what each line carries of every term of its order, to the tugrik: its own price, sale and way from China, and of the rest a share by its price after the sale; the shares of a term add up to it.
import type { Tug } from '../money/money.ts';
import type { TermName } from './term-explanation.ts';

/** A line as it was sold; the China delivery is that of the whole line. */
export interface SoldLine {
  priceTug: Tug;
  salePriceTug: Tug;
  quantity: number;
  chinaDeliveryTug: Tug;
}

/** A line's share of every term, with the sign of the term; together they are the total of the line. */
export interface LineShare {
  amounts: Record<TermName, Tug>;
  totalTug: Tug;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/**
 * Splits the amount in proportion to the weights; the parts add up to it. Each is the exact part rounded down or up, so that none
 * exceeds its weight if the amount does not exceed the sum of the weights: a code never takes more off a line than the line costs.
 * The remaining tugrik go to the parts that lost most by rounding, among equals to the first. If all weights are 0, all parts are 0.
 */
export function shareOut(amountTug: Tug, weights: readonly number[]): Tug[] {
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  // BigInt, because the product of two amounts of a large order exceeds what a double holds exactly.
  const exact = weights.map((weight) => BigInt(amountTug) * BigInt(weight));
  const down = exact.map((product) => Number(product / whole));
  const lost = exact.map((product, line) => ({ line, rest: product % whole }));
  // A stable sort: among equals the first stays first.
  const most = lost.sort((a, b) => Number(b.rest > a.rest) - Number(a.rest > b.rest));
  const lucky = new Set(most.slice(0, amountTug - sum(down)).map(({ line }) => line));
  return down.map((tug, line) => tug + Number(lucky.has(line)));
}

/** The next value of a column, which has one for every item. */
export const take = <Part>(column: Iterator<Part>): Part => column.next().value;

/** Splits the terms of an order (those of `orderTotal`, or the columns of its row) over its lines. */
export function lineShares(lines: readonly SoldLine[], terms: Readonly<Record<TermName, Tug>>): LineShare[] {
  const goods = lines.map(({ salePriceTug, quantity }) => salePriceTug * quantity);
  /** An iterator over shares, one per line. */
  const column = (amountTug: Tug, weights: readonly number[]) => shareOut(amountTug, weights).values();

  const code = column(-terms.code, goods);
  const fees = {
    serviceFee: column(terms.serviceFee, goods),
    delivery: column(terms.delivery, goods),
    assembly: column(terms.assembly, goods),
    fixing: column(terms.fixing, goods),
    lendingFee: column(terms.lendingFee, goods),
  };
  const own = lines.map(({ priceTug, salePriceTug, quantity, chinaDeliveryTug }) => ({
    subtotal: priceTug * quantity,
    sale: 0 - (priceTug - salePriceTug) * quantity,
    code: 0 - take(code),
    serviceFee: take(fees.serviceFee),
    delivery: take(fees.delivery),
    assembly: take(fees.assembly),
    fixing: take(fees.fixing),
    chinaDelivery: chinaDeliveryTug,
    lendingFee: take(fees.lendingFee),
  }));
  // Bonus pays for what remains of a line after the code (decision 7).
  const bonus = column(
    -terms.usedBonus,
    own.map((line) => line.subtotal + line.sale + line.code),
  );
  const paid = own.map((line) => ({ ...line, usedBonus: 0 - take(bonus) }));
  // VAT is 10 % of the amount before VAT, for each line too.
  const vat = column(
    terms.vat,
    paid.map((line) => sum(Object.values(line))),
  );
  return paid.map((line) => {
    const amounts = { ...line, vat: take(vat) };
    return { amounts, totalTug: sum(Object.values(amounts)) };
  });
}
