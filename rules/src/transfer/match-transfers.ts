// Matching of transfers (spec §9 Money, decision 187): each line of a bank's list gets the orders it may pay, the likeliest first; ticked in advance is only a line whose reference and exact sum name one unpaid order in time.
import type { Tug } from '../money/money.ts';
import type { TransferLine, TransferOrder } from './match-points.ts';
import { dueOf, isInTime, type PointsByReason, pointsOf, sumOfPoints } from './match-points.ts';
import { referencesInText } from './references-in-text.ts';

export interface Suggestion {
  orderId: number;
  points: PointsByReason;
  sum: number;
}

/** How the line relates to its first suggestion. */
export type MatchVerdict = 'sure' | 'likely' | 'short' | 'over' | 'late' | 'duplicate' | 'several' | 'none';

export interface MatchedLine {
  lineId: number;
  suggestions: Suggestion[];
  verdict: MatchVerdict;
  isTicked: boolean;
}

/** The words of a text, with one key for every spelling: the server's search provides it. */
export type KeysOf = (text: string) => string[];

const MOST_SUGGESTIONS = 3;
/** Below it, for a name or a time alone, nothing is suggested. */
const FEWEST_POINTS = 17;
const SURE = 80;
/** A name shared by more customers identifies none of them. */
const COMMON = 12;

/** An order with the words of its names. */
interface Known {
  order: TransferOrder;
  names: ReadonlySet<string>;
}

interface Index {
  byNumber: Map<string, Known[]>;
  byEnding: Map<string, Known[]>;
  byDue: Map<Tug, Known[]>;
  byName: Map<string, Known[]>;
}

function put<Key>(map: Map<Key, Known[]>, key: Key, known: Known): void {
  const there = map.get(key);
  if (there === undefined) map.set(key, [known]);
  else there.push(known);
}

function indexOf(orders: readonly TransferOrder[], keysOf: KeysOf): Index {
  const index: Index = { byNumber: new Map(), byEnding: new Map(), byDue: new Map(), byName: new Map() };
  for (const order of orders) {
    const known = { order, names: new Set(order.names.flatMap(keysOf)) };
    put(index.byNumber, order.orderNumber.slice(2), known);
    put(index.byEnding, order.orderNumber.slice(-4), known);
    put(index.byDue, dueOf(order), known);
    for (const name of known.names) put(index.byName, name, known);
  }
  return index;
}

interface ReadLine {
  line: TransferLine;
  words: ReadonlySet<string>;
  payerKey: string;
  references: Map<Known, 'number' | 'prefixed' | 'bare'>;
}

function readLine(line: TransferLine, index: Index, keysOf: KeysOf): ReadLine {
  const references: ReadLine['references'] = new Map();
  for (const { digits, kind } of referencesInText(line.text)) {
    const named = (kind === 'number' ? index.byNumber : index.byEnding).get(digits) ?? [];
    for (const known of named) if (!references.has(known)) references.set(known, kind);
  }
  const payer = keysOf(line.payer);
  return { line, references, words: new Set([...payer, ...keysOf(line.text)]), payerKey: payer.toSorted().join(' ') };
}

/** A payer with more lines is matched as a whole only: the pairs of many lines would be thousands. */
const MOST_IN_PAIRS = 12;

/** All lines of a payer together, and every pair of them. */
function groupsOf(all: readonly ReadLine[]): ReadLine[][] {
  if (all.length < 2) return [];
  const pairs = all.length > MOST_IN_PAIRS ? [] : all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b]));
  return all.length === 2 ? pairs : [...pairs, [...all]];
}

/** The lines that together add up to what is due of an order: with its reference, or from one payer. */
function partsOf(lines: readonly ReadLine[], { byDue }: Index): ReadonlyMap<ReadLine, ReadonlySet<Known>> {
  const byOrder = new Map<Known, ReadLine[]>();
  for (const read of lines)
    for (const known of read.references.keys()) byOrder.set(known, [...(byOrder.get(known) ?? []), read]);
  const found = new Map<ReadLine, Set<Known>>();
  const note = (group: readonly ReadLine[], known: Known) => {
    for (const read of group) found.set(read, (found.get(read) ?? new Set<Known>()).add(known));
  };
  const sumOf = (group: readonly ReadLine[]): Tug => group.reduce((sum, { line }) => sum + line.amountTug, 0);
  for (const [known, group] of byOrder) {
    const { order } = known;
    if (group.length > 1 && order.standing === 'open' && sumOf(group) === dueOf(order)) note(group, known);
  }
  const unnamed = lines.filter(({ references, payerKey }) => references.size === 0 && payerKey !== '');
  for (const all of Map.groupBy(unnamed, ({ payerKey }) => payerKey).values()) {
    for (const group of groupsOf(all)) {
      for (const known of byDue.get(sumOf(group)) ?? []) if (known.order.standing === 'open') note(group, known);
    }
  }
  return found;
}

interface Scored {
  order: TransferOrder;
  points: Suggestion['points'];
  sum: number;
}

/** `compared`: how many pairs of a line and an order were compared; it grows with the lines and not with the orders. */
export function matchTransfers(
  lines: readonly TransferLine[],
  orders: readonly TransferOrder[],
  keysOf: KeysOf,
): { matched: MatchedLine[]; compared: number } {
  const index = indexOf(orders, keysOf);
  const read = lines.map((line) => readLine(line, index, keysOf));
  const parts = partsOf(read, index);
  let compared = 0;
  const scored = read.map((one) => {
    const inParts = parts.get(one) ?? new Set<Known>();
    const candidates = candidatesOf(one, index, inParts);
    compared += candidates.size;
    const found = [...candidates]
      .map((known) => scoreOf(one, known, inParts.has(known)))
      .filter(({ sum }) => sum >= FEWEST_POINTS);
    // Of two equal scores the order that is still unpaid comes first.
    const rank = ({ order }: Scored): number => (order.standing === 'open' ? 0 : 1);
    return { one, found: found.toSorted((a, b) => b.sum - a.sum || rank(a) - rank(b) || b.order.id - a.order.id) };
  });
  return { matched: judge(scored), compared };
}

function scoreOf({ line, words, references }: ReadLine, known: Known, isPart: boolean): Scored {
  const { order, names } = known;
  const found = [...names].filter((name) => words.has(name)).length;
  const compared = { line, order, reference: references.get(known) ?? null, isPart };
  const points = pointsOf({ ...compared, names: { found, all: names.size } });
  return { order, points, sum: sumOfPoints(points) };
}

function candidatesOf({ line, words, references }: ReadLine, index: Index, inParts: ReadonlySet<Known>): Set<Known> {
  const found = new Set([...references.keys(), ...inParts]);
  const sameSum = index.byDue.get(line.amountTug) ?? [];
  const sameNames = [...words].map((word) => index.byName.get(word) ?? []);
  // An amount or a name that many orders have identifies none of them, unless something else does.
  for (const alike of [sameSum, ...sameNames]) if (alike.length <= COMMON) for (const known of alike) found.add(known);
  return found;
}

/** Earlier lines first: of two that would pay the same order the later one is a duplicate. */
function judge(scored: readonly { one: ReadLine; found: Scored[] }[]): MatchedLine[] {
  const taken = new Set<TransferOrder>();
  const matched: MatchedLine[] = [];
  const inTurn = scored
    .map((one, at) => ({ ...one, at }))
    .toSorted(
      (a, b) => a.one.line.receivedAt.getTime() - b.one.line.receivedAt.getTime() || a.one.line.id - b.one.line.id,
    );
  for (const { one, found, at } of inTurn) {
    const verdict = verdictOf(one, found, taken);
    const isTicked = verdict === 'sure';
    for (const { order } of isTicked ? found.slice(0, 1) : []) taken.add(order);
    const suggestions = found
      .slice(0, MOST_SUGGESTIONS)
      .map(({ order, points, sum }) => ({ orderId: order.id, points, sum }));
    matched[at] = { lineId: one.line.id, suggestions, verdict, isTicked };
  }
  return matched;
}

function verdictOf(
  { line, references }: ReadLine,
  [first, second]: readonly Scored[],
  taken: ReadonlySet<TransferOrder>,
): MatchVerdict {
  if (first === undefined) return 'none';
  const { order, points } = first;
  if (second !== undefined && second.sum === first.sum) return 'several';
  if (order.standing === 'ended' || (order.standing === 'open' && line.receivedAt > order.payBy)) return 'late';
  if (order.standing === 'paid' || taken.has(order)) return 'duplicate';
  if (points.reference !== undefined && points.amount === undefined && points.parts === undefined) {
    return line.amountTug < dueOf(order) ? 'short' : 'over';
  }
  // If the text names another order too, that one may be meant.
  const isOne = references.size === 1 && points.amount !== undefined && isInTime(line, order);
  return isOne && points.reference !== undefined && first.sum >= SURE ? 'sure' : 'likely';
}
