// Day's closing (spec §9 Money, record 194): the sums of a day by method, its totals for bookkeeping, and its named differences; a month is the sum of its days.
import { type DayDifference, type DayFacts, dayDifferences } from './day-differences.ts';
import type { Tug } from './money.ts';
import { includedVat } from './vat.ts';

export interface CountedSum {
  count: number;
  sumTug: Tug;
}

export interface MethodSums {
  method: string;
  /** Null: the provider has no list. */
  list: CountedSum | null;
  /** Null: the money does not arrive on the bank's statement. */
  bank: CountedSum | null;
  recorded: CountedSum;
  feesTug: Tug;
  refunds: CountedSum;
  receipts: CountedSum;
  voided: CountedSum;
  /** The absolute differences of the method, added up: 0 means that no differences cancel each other out. */
  differenceTug: Tug;
}

export interface ReceiptSums {
  totalTug: Tug;
  vatTug: Tug;
}

/** The totals of a day for bookkeeping. */
export interface DayTotals {
  receivedTug: Tug;
  /** The part of the received money that pays orders. The rest is refunded. */
  salesTug: Tug;
  refundsTug: Tug;
  feesTug: Tug;
  /** Registered less voided. */
  b2c: ReceiptSums;
  b2b: ReceiptSums;
  /** Sold without a receipt so far, with the VAT included in it. */
  none: ReceiptSums;
}

export interface ClosedDay {
  methods: MethodSums[];
  totals: DayTotals;
  differences: DayDifference[];
}

const sumOf = <One>(all: readonly One[], amount: (one: One) => Tug): Tug =>
  all.reduce((sum, one) => sum + amount(one), 0);

const counted = (all: readonly { amountTug: Tug }[]): CountedSum => ({
  count: all.length,
  sumTug: sumOf(all, ({ amountTug }) => amountTug),
});

const isOfDay = <Entry extends { isOfDay: boolean }>(entry: Entry | null): Entry[] =>
  entry?.isOfDay === true ? [entry] : [];

function sumsOf(facts: DayFacts, differences: readonly DayDifference[]): MethodSums[] {
  return facts.methods.map(({ method, outside }) => {
    const mine = <One extends { method: string }>(all: readonly One[]) => all.filter((one) => one.method === method);
    const pairs = mine(facts.pairs);
    const recorded = pairs.flatMap((pair) => isOfDay(pair.recorded));
    const known = counted(pairs.flatMap((pair) => isOfDay(pair.outside)));
    const receipts = mine(facts.receiptMoves).map(({ totalTug, isVoid }) => ({ amountTug: totalTug, isVoid }));
    return {
      method,
      list: outside === 'list' ? known : null,
      bank: outside === 'bank' ? known : null,
      recorded: counted(recorded),
      feesTug: sumOf(recorded, ({ feeTug }) => feeTug),
      refunds: counted(mine(facts.refunds)),
      receipts: counted(receipts.filter(({ isVoid }) => !isVoid)),
      voided: counted(receipts.filter(({ isVoid }) => isVoid)),
      differenceTug: sumOf(mine(differences), ({ amountTug }) => Math.abs(amountTug)),
    };
  });
}

function receiptSums({ receiptMoves }: DayFacts, kind: 'b2c' | 'b2b'): ReceiptSums {
  const mine = receiptMoves.filter((one) => one.kind === kind);
  const net = (amount: 'totalTug' | 'vatTug') => sumOf(mine, (one) => (one.isVoid ? 0 - one[amount] : one[amount]));
  return { totalTug: net('totalTug'), vatTug: net('vatTug') };
}

/** A receipt over too much is subtracted from the missing ones. */
function missingReceipts({ receipts }: DayFacts): ReceiptSums {
  const missing = receipts.map(({ expectedTug, registeredTug }) => expectedTug - registeredTug);
  const vatOf = (tug: Tug) => Math.sign(tug) * includedVat(Math.abs(tug));
  return { totalTug: sumOf(missing, (tug) => tug), vatTug: sumOf(missing, vatOf) };
}

function totalsOf(facts: DayFacts): DayTotals {
  const recorded = facts.pairs.flatMap((pair) => isOfDay(pair.recorded));
  return {
    receivedTug: sumOf(recorded, ({ amountTug }) => amountTug),
    salesTug: sumOf(recorded, ({ amountTug, isSale }) => (isSale ? amountTug : 0)),
    refundsTug: sumOf(facts.refunds, ({ amountTug }) => amountTug),
    feesTug: sumOf(recorded, ({ feeTug }) => feeTug),
    b2c: receiptSums(facts, 'b2c'),
    b2b: receiptSums(facts, 'b2b'),
    none: missingReceipts(facts),
  };
}

/** A method with nothing on that day is left out. */
const isQuiet = ({ list, bank, recorded, refunds, receipts, voided }: MethodSums): boolean =>
  [list, bank, recorded, refunds, receipts, voided].every((sum) => sum === null || sum.count === 0);

export function closingOf(facts: DayFacts): ClosedDay {
  const differences = dayDifferences(facts);
  const named = new Set(differences.map(({ method }) => method));
  const methods = sumsOf(facts, differences).filter((sums) => !isQuiet(sums) || named.has(sums.method));
  return { methods, totals: totalsOf(facts), differences };
}

const plus = (a: ReceiptSums, b: ReceiptSums): ReceiptSums => ({
  totalTug: a.totalTug + b.totalTug,
  vatTug: a.vatTug + b.vatTug,
});

const NO_RECEIPTS: ReceiptSums = { totalTug: 0, vatTug: 0 };
const NOTHING: DayTotals = {
  ...{ receivedTug: 0, salesTug: 0, refundsTug: 0, feesTug: 0 },
  ...{ b2c: NO_RECEIPTS, b2b: NO_RECEIPTS, none: NO_RECEIPTS },
};

/** The totals of a month, from its days. */
export const totalOfDays = (days: readonly DayTotals[]): DayTotals =>
  days.reduce(
    (sum, day) => ({
      receivedTug: sum.receivedTug + day.receivedTug,
      salesTug: sum.salesTug + day.salesTug,
      refundsTug: sum.refundsTug + day.refundsTug,
      feesTug: sum.feesTug + day.feesTug,
      b2c: plus(sum.b2c, day.b2c),
      b2b: plus(sum.b2b, day.b2b),
      none: plus(sum.none, day.none),
    }),
    NOTHING,
  );
