// Differences of a day's closing (spec §9 Money, record 194): whatever does not agree is named: listed and not recorded, recorded and not listed, another amount or day, an undecided line of the bank, a refund without proof, a receipt that is missing or of another sum.
import type { Tug } from './money.ts';

/** An entry of a provider's list, or a line of the bank. */
export interface OutsideEntry {
  /** The provider's number, or the line's. */
  id: string;
  amountTug: Tug;
  isOfDay: boolean;
}

export interface RecordedEntry {
  id: number;
  amountTug: Tug;
  /** What the provider keeps of the amount. */
  feeTug: Tug;
  isOfDay: boolean;
  /** Null: money without a known order. */
  orderNumber: string | null;
  /** Whether it pays an order; otherwise it is refunded. */
  isSale: boolean;
}

/** The same money as recorded outside and here; one side may be missing. At least one is of the day. */
export interface MoneyPair {
  method: string;
  outside: OutsideEntry | null;
  recorded: RecordedEntry | null;
}

/** The outside source for the money of a method: a provider's list, the bank's statement, or none. */
export interface MethodFacts {
  method: string;
  outside: 'list' | 'bank' | null;
  /** Whether the outside source was read for the whole day. */
  isComplete: boolean;
}

export interface RefundOfDay {
  id: number;
  method: string;
  amountTug: Tug;
  orderNumber: string | null;
  /** The provider or the bank confirmed the refund. */
  isProven: boolean;
}

/** A receipt that was registered on the day, or voided. */
export interface ReceiptMove {
  method: string;
  kind: 'b2c' | 'b2b';
  totalTug: Tug;
  vatTug: Tug;
  isVoid: boolean;
}

/** The receipt of an order whose money moved on the day, and on no later one. */
export interface ReceiptOfOrder {
  orderNumber: string;
  method: string;
  /** What was paid less what went back. */
  expectedTug: Tug;
  /** Of the receipt in force; 0: there is none. */
  registeredTug: Tug;
}

export interface DayFacts {
  methods: readonly MethodFacts[];
  pairs: readonly MoneyPair[];
  refunds: readonly RefundOfDay[];
  receiptMoves: readonly ReceiptMove[];
  receipts: readonly ReceiptOfOrder[];
}

export const differenceKinds = [
  'list_missing',
  'not_recorded',
  'not_listed',
  'bank_row_open',
  'not_on_statement',
  'amount_differs',
  'other_day',
  'refund_unproven',
  'receipt_missing',
  'receipt_differs',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

export interface DayDifference {
  kind: DifferenceKind;
  method: string;
  /** Identifies it within its kind and method: a payment, a line, a refund, an order, a provider's number. */
  subject: string;
  /** How much more the outside source has; for a refund and a receipt, what is not proven. */
  amountTug: Tug;
  orderNumber: string | null;
}

type Outside = MethodFacts & { outside: 'list' | 'bank' };

const ofDay = (entry: { amountTug: Tug; isOfDay: boolean }): Tug => (entry.isOfDay ? entry.amountTug : 0);

/** The difference between the two sides of a pair; null: none. */
function differenceOf({ outside, recorded }: MoneyPair, of: Outside): DayDifference | null {
  const isList = of.outside === 'list';
  const { method } = of;
  if (outside !== null && recorded !== null) {
    const amountTug = ofDay(outside) - ofDay(recorded);
    const named = { method, subject: String(recorded.id), amountTug, orderNumber: recorded.orderNumber };
    if (outside.isOfDay !== recorded.isOfDay) return { kind: 'other_day', ...named };
    return amountTug === 0 ? null : { kind: 'amount_differs', ...named };
  }
  if (outside !== null) {
    const named = { method, subject: outside.id, amountTug: outside.amountTug, orderNumber: null };
    return { kind: isList ? 'not_recorded' : 'bank_row_open', ...named };
  }
  // A list that was not read yet has no entries: that is one difference of its own.
  if (recorded === null || !of.isComplete) return null;
  const { id, amountTug, orderNumber } = recorded;
  const kind = isList ? 'not_listed' : 'not_on_statement';
  return { kind, method, subject: String(id), amountTug: 0 - amountTug, orderNumber };
}

const isCompared = (facts: MethodFacts): facts is Outside => facts.outside !== null;

function ofMoney({ methods, pairs }: DayFacts): DayDifference[] {
  const byMethod = Map.groupBy(pairs, ({ method }) => method);
  return methods.filter(isCompared).flatMap((of) => {
    const mine = byMethod.get(of.method) ?? [];
    const found = mine.flatMap((pair) => differenceOf(pair, of) ?? []);
    if (of.isComplete) return found;
    const unlisted = mine.flatMap(({ outside, recorded }) => (outside === null && recorded !== null ? [recorded] : []));
    const amountTug = unlisted.reduce((sum, entry) => sum - entry.amountTug, 0);
    const { method } = of;
    return [{ kind: 'list_missing', method, subject: method, amountTug, orderNumber: null } as const, ...found];
  });
}

const ofRefunds = ({ refunds }: DayFacts): DayDifference[] =>
  refunds
    .filter(({ isProven }) => !isProven)
    .map(({ id, method, amountTug, orderNumber }) => ({
      kind: 'refund_unproven',
      ...{ method, subject: String(id), amountTug, orderNumber },
    }));

const ofReceipts = ({ receipts }: DayFacts): DayDifference[] =>
  receipts
    .filter(({ expectedTug, registeredTug }) => expectedTug !== registeredTug)
    .map(({ orderNumber, method, expectedTug, registeredTug }) => ({
      kind: registeredTug === 0 ? 'receipt_missing' : 'receipt_differs',
      ...{ method, subject: orderNumber, amountTug: expectedTug - registeredTug, orderNumber },
    }));

/** All differences, each with its name. None: the difference is 0. */
export const dayDifferences = (facts: DayFacts): DayDifference[] => [
  ...ofMoney(facts),
  ...ofRefunds(facts),
  ...ofReceipts(facts),
];

/** A name of a difference that stays the same, so that a reason can refer to it. */
export const nameOfDifference = ({
  kind,
  method,
  subject,
}: Pick<DayDifference, 'kind' | 'method' | 'subject'>): string => `${kind} ${method} ${subject}`;
