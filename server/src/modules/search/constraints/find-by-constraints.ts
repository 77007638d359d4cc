import type { UnderstoodFilter } from '@tokhi/contract/calls/search';
import { type ByWords, findByWords, NOTHING, type WordsContext } from '../find-by-words.ts';
import { bestSellersFirst } from '../index/best-sellers.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import { thoseCalled } from '../matches-head-noun.ts';
import { meeting } from './narrow.ts';
import { type Constraint, type QueryConstraint, withoutConstraints } from './query-constraint.ts';
import { readConstraints, readRoomAlone, saysNothingMore } from './read-constraints.ts';
import { struckWords } from './struck-words.ts';

/** The order of the products: by fit to the words, or an order of lists. */
type Order = 'fit' | 'popular' | 'price-up' | 'price-down';

export interface ByConstraints extends Pick<ByWords, 'level' | 'text'> {
  rowIndexes: readonly number[];
  order: Order;
  filters: UnderstoodFilter[];
  /** Where only the price excludes everything: the excluded products, the nearest price first. */
  leftOut?: readonly number[];
}

type Kind = Constraint['kind'];
/** Always applied, whatever is left. */
const FIRM: readonly Kind[] = ['price', 'cut'];
/** Reported as not met where no product meets it; its words may also belong to a name instead. */
const SOFT: readonly Kind[] = ['colour', 'size', 'count'];

/** Products that say the words of such a constraint come before those that only meet it. */
const LEADING: readonly Kind[] = ['room', 'count'];

const isOf = (kinds: readonly Kind[]) => (read: QueryConstraint) => kinds.includes(read.constraint.kind);
const isFull = ({ level }: ByWords): boolean => level !== 'none' && level !== 'some';

/** Finds products by the words of a text, narrowed by money, colour, size and count, and ordered by its room. */
export async function findByConstraints(context: WordsContext, typed: string): Promise<ByConstraints> {
  const constraints = readConstraints(typed, context.loaded.names);
  if (constraints.length === 0) return byWordsOrRoom(context, typed);
  const read = await narrowed(context, typed, constraints);
  if (read.rowIndexes.length > 0 && read.unmet.length === 0) return answer(typed, constraints, read);
  // «хоёр давхар ор», «цагаан уул»: the words of a supposed constraint may belong to a name.
  const doubtful = read.isFound ? read.unmet : constraints.filter((constraint) => !isOf(FIRM)(constraint));
  const sure = constraints.filter((constraint) => !doubtful.includes(constraint));
  if (doubtful.length > 0) {
    const said = await narrowed(context, typed, sure, true);
    if (said.isFull && said.rowIndexes.length > 0) return answer(typed, sure, said);
  }
  return answer(typed, constraints, read);
}

async function byWordsOrRoom(context: WordsContext, typed: string): Promise<ByConstraints> {
  const found = await findByWords(context, typed);
  const alone = found.rowIndexes.length === 0 ? readRoomAlone(typed, context.loaded.names) : [];
  if (alone.length > 0) return answer(typed, alone, await narrowed(context, typed, alone));
  return { ...found, order: 'fit', filters: struckWords(typed, found.unknown) };
}

interface Narrowed extends Pick<ByWords, 'level' | 'text' | 'unknown'> {
  rowIndexes: readonly number[];
  leftOut: readonly number[];
  unmet: QueryConstraint[];
  /** Whether the words alone found anything, and whether all of them matched. */
  isFound: boolean;
  isFull: boolean;
  isEverything: boolean;
}

async function narrowed(
  context: WordsContext,
  typed: string,
  constraints: QueryConstraint[],
  isAll = false,
): Promise<Narrowed> {
  const left = withoutConstraints(typed, constraints);
  const isEverything = saysNothingMore(left, constraints.some(isOf(['room'])));
  const found = isEverything ? everything(context.loaded) : await findByWords(context, left, { isPart: true, isAll });
  let rowIndexes = await led(context, typed, constraints, await chosenFrom(context, found, constraints), isEverything);
  const meet = ({ constraint }: QueryConstraint) => meeting(constraint, rowIndexes, context.loaded);
  const unbounded = rowIndexes;
  for (const firm of constraints.filter(isOf(FIRM))) rowIndexes = meet(firm);
  const leftOut = rowIndexes.length > 0 ? [] : byPriceTo(constraints, unbounded, context.loaded);
  const unmet: QueryConstraint[] = [];
  for (const soft of constraints.filter(isOf(SOFT))) {
    const met = [...meet(soft), ...(await saidInName(context, typed, constraints, soft, rowIndexes))];
    if (met.length > 0) rowIndexes = met;
    else if (rowIndexes.length > 0) unmet.push(soft);
  }
  const { level, text, unknown } = found;
  return {
    level,
    text,
    unknown,
    rowIndexes,
    leftOut,
    unmet,
    isFound: found.rowIndexes.length > 0,
    isFull: isFull(found) && found.things.length > 0,
    isEverything,
  };
}

/** «царс» may also be part of a name: «Царс ширээ» in another colour. */
async function saidInName(
  context: WordsContext,
  typed: string,
  constraints: readonly QueryConstraint[],
  read: QueryConstraint,
  rowIndexes: readonly number[],
): Promise<number[]> {
  const { constraint } = read;
  if (constraint.kind !== 'colour' || !constraint.isWord) return [];
  const { named } = await asWords(
    context,
    typed,
    constraints.filter((other) => other !== read),
  );
  const known = new Set(meeting(constraint, rowIndexes, context.loaded));
  const chosen = new Set(rowIndexes);
  return named.filter((rowIndex) => chosen.has(rowIndex) && !known.has(rowIndex));
}

/** Constraints choose among the thing itself: a cushion whose text mentions a sofa is no cheap sofa, and a desk lamp no cheap desk. */
async function chosenFrom(
  { db, loaded }: WordsContext,
  found: ByWords,
  constraints: readonly QueryConstraint[],
): Promise<readonly number[]> {
  const { rowIndexes, things, named, beside, thing } = found;
  if (constraints.every(isOf(['room']))) return rowIndexes;
  if (things.length === 0) return rowIndexes;
  const isCheap = constraints.some(isOf(['cheap', 'dear']));
  return [...(isCheap && named.length > 0 ? named : things), ...(await thoseCalled(db, thing, beside, loaded))];
}

/**
 * First what bears the words itself («гал тогооны тэргэнцэр», «3 хаалгатай хувцасны шүүгээ»), then what stands in such a room, then the
 * rest.
 */
async function led(
  context: WordsContext,
  typed: string,
  constraints: readonly QueryConstraint[],
  rowIndexes: readonly number[],
  isEverything: boolean,
): Promise<readonly number[]> {
  const leading = constraints.filter(isOf(LEADING));
  // Where the thing is not found, its constraints are searched as words anyway.
  if (leading.length === 0 || rowIndexes.length === 0) return rowIndexes;
  const own = await asWords(
    context,
    typed,
    constraints.filter((constraint) => !leading.includes(constraint)),
  );
  const called = isFull(own) ? own.things : [];
  const [room] = leading.filter(isOf(['room']));
  const chosen = new Set(rowIndexes);
  const first = new Set(room ? called : called.filter((rowIndex) => chosen.has(rowIndex)));
  const popular = bestSellersFirst(context.loaded.columns);
  const known = isEverything ? rowIndexes.toSorted(popular) : rowIndexes;
  const others = room ? meeting(room.constraint, known, context.loaded, isEverything) : known;
  return [...first, ...others.filter((rowIndex) => !first.has(rowIndex))];
}

/** Searches all words of a text, without the words of the given constraints. */
const asWords = (context: WordsContext, typed: string, left: QueryConstraint[]): Promise<ByWords> =>
  findByWords(context, withoutConstraints(typed, left), { isPart: true, isAll: true });

function everything({ columns }: LoadedIndex): ByWords {
  const rowIndexes = Array.from({ length: columns.count }, (_, rowIndex) => rowIndex);
  return { ...NOTHING, level: 'exact', rowIndexes };
}

function answer(typed: string, constraints: readonly QueryConstraint[], read: Narrowed): ByConstraints {
  const { text, rowIndexes, unmet, isEverything, isFound } = read;
  const level = isFound && unmet.length > 0 ? 'some' : read.level;
  const order = constraints.some(isOf(['cheap']))
    ? 'price-up'
    : constraints.some(isOf(['dear']))
      ? 'price-down'
      : isEverything && !constraints.some(isOf(['room']))
        ? 'popular'
        : 'fit';
  const filters = (isFound ? constraints : []).flatMap((constraint): UnderstoodFilter[] => {
    const { kind } = constraint.constraint;
    if (kind === 'room') return [];
    return [
      {
        kind,
        label: constraint.label,
        without: withoutConstraints(typed, [constraint]),
        isMet: !unmet.includes(constraint),
      },
    ];
  });
  const struck = struckWords(typed, read.unknown);
  return { level, text, rowIndexes, order, filters: [...filters, ...struck], leftOut: read.leftOut };
}

/** The prices nearest to the bounds first. */
function byPriceTo(
  constraints: readonly QueryConstraint[],
  rowIndexes: readonly number[],
  { columns }: LoadedIndex,
): readonly number[] {
  const bounds = constraints.map(({ constraint }) => constraint).find((one) => one.kind === 'price')?.price;
  if (bounds === undefined) return rowIndexes;
  const [lowest, highest] = bounds;
  const off = (rowIndex: number) => {
    const price = columns.price[rowIndex] as number;
    return Math.max(lowest - price, price - highest);
  };
  return rowIndexes.toSorted((one, other) => off(one) - off(other));
}
