// Points of a suggestion (spec §9 Money, decision 187): of 100 points the reference gives 50 and its ten digits 52, the exact sum or parts that come to it 30, the name 12, the time 6.
import type { Tug } from '../money/money.ts';
import type { FoundReference } from './references-in-text.ts';

/** A line of a bank's list that brings money. */
export interface TransferLine {
  id: number;
  amountTug: Tug;
  receivedAt: Date;
  /** What the payer wrote. */
  text: string;
  payer: string;
}

/** An order that money may be for: unpaid, or paid or ended within the last days. */
export interface TransferOrder {
  id: number;
  orderNumber: string;
  standing: 'open' | 'paid' | 'ended';
  totalTug: Tug;
  /** Sum of the parts received so far. */
  receivedTug: Tug;
  createdAt: Date;
  /** Until when money may be sent. */
  payBy: Date;
  /** Of the person and of the organisation. */
  names: readonly string[];
}

export type MatchReason = 'reference' | 'amount' | 'parts' | 'name' | 'time';

export type PointsByReason = Readonly<Partial<Record<MatchReason, number>>>;

const REFERENCE = { number: 52, prefixed: 50, bare: 44 } as const;
const AMOUNT = 30;
const WHOLE_NAME = 12;
const PART_OF_NAME = 5;
const IN_TIME = 6;
/** Times in a bank's list may be a day off. */
const EARLIER_MS = 86_400_000;

/** What is still due of an order; of one that has been paid or has ended, all of it. */
export const dueOf = ({ standing, totalTug, receivedTug }: TransferOrder): Tug =>
  standing === 'open' ? totalTug - receivedTug : totalTug;

export const isInTime = ({ receivedAt }: TransferLine, { createdAt, payBy }: TransferOrder): boolean =>
  receivedAt.getTime() >= createdAt.getTime() - EARLIER_MS && receivedAt <= payBy;

/** What is known of a line and an order when they are compared. */
export interface Compared {
  line: TransferLine;
  order: TransferOrder;
  reference: FoundReference['kind'] | null;
  /** Whether several lines add up to what is due. */
  isPart: boolean;
  /** How many words of the order's names are in the line, and how many there are. */
  names: { found: number; all: number };
}

export function pointsOf({ line, order, reference, isPart, names }: Compared): PointsByReason {
  const isExact = line.amountTug === dueOf(order);
  return {
    ...(reference !== null && { reference: REFERENCE[reference] }),
    ...(isExact && { amount: AMOUNT }),
    ...(!isExact && isPart && { parts: AMOUNT }),
    ...(names.found > 0 && { name: names.found >= Math.min(2, names.all) ? WHOLE_NAME : PART_OF_NAME }),
    ...(isInTime(line, order) && { time: IN_TIME }),
  };
}

export const sumOfPoints = (points: PointsByReason): number =>
  Object.values(points).reduce((sum, each) => sum + each, 0);
