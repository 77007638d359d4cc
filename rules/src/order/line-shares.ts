// Line shares (spec §3 Order line, §9 Money): what each line carries of every term of its order, to the tugrik: its own price, sale and way from China, and of the rest a share by its price after the sale; the shares of a term add up to it.
import type { Tug } from '../money/money.ts';
import type { TermName } from './term-explanation.ts';

/** A line as it was sold; the way from China is that of the whole line. */
export interface SoldLine {
  priceTug: Tug;
  salePriceTug: Tug;
  quantity: number;
  chinaDeliveryTug: Tug;
}

/** A line's part of every term, with the sign of the term; all of them together are what the line comes to. */
export interface LineShare {
  amounts: Record<TermName, Tug>;
  totalTug: Tug;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/**
 * Parts in proportion to the weights that add up to the amount. Each is the exact part rounded down or up, so that none
 * exceeds its weight when the amount does not exceed their sum: a code never takes more off a line than the line costs.
 * The tugrik left over go to those who lost most by rounding, of equals to the first. Without any weight all is 0.
 */
export function shareOut(amountTug: Tug, weights: readonly number[]): Tug[] {
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  // In BigInt: two amounts of a large order multiplied are more than a double can hold.
  const exact = weights.map((weight) => BigInt(amountTug) * BigInt(weight));
  const down = exact.map((product) => Number(product / whole));
  const lost = exact.map((product, line) => ({ line, rest: product % whole }));
  // A stable sort: of equals the first stays first.
  const most = lost.sort((a, b) => Number(b.rest > a.rest) - Number(a.rest > b.rest));
  const lucky = new Set(most.slice(0, amountTug - sum(down)).map(({ line }) => line));
  return down.map((tug, line) => tug + Number(lucky.has(line)));
}

/** The next of a column that is as long as what it is taken for. */
export const take = <Part>(column: Iterator<Part>): Part => column.next().value;

/** The terms of an order (those of `orderTotal`, or the columns of its row) line by line. */
export function lineShares(lines: readonly SoldLine[], terms: Readonly<Record<TermName, Tug>>): LineShare[] {
  const goods = lines.map(({ salePriceTug, quantity }) => salePriceTug * quantity);
  /** A column of shares, taken off from the front line by line. */
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
  // Bonus pays for what the code left of a line (decision 7).
  const bonus = column(
    -terms.usedBonus,
    own.map((line) => line.subtotal + line.sale + line.code),
  );
  const paid = own.map((line) => ({ ...line, usedBonus: 0 - take(bonus) }));
  // VAT is 10 % of what is paid before it, and so is a line's.
  const vat = column(
    terms.vat,
    paid.map((line) => sum(Object.values(line))),
  );
  return paid.map((line) => {
    const amounts = { ...line, vat: take(vat) };
    return { amounts, totalTug: sum(Object.values(amounts)) };
  });
}
