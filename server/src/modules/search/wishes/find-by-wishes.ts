import type { UnderstoodFilter } from '@tokhi/contract/calls/search';
import { thoseCalled } from '../are-the-thing.ts';
import { type ByWords, findByWords, NOTHING, type WordsFrame } from '../find-by-words.ts';
import { bestSellersFirst } from '../index/best-sellers.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import { meeting } from './narrow.ts';
import { readRoomAlone, readWishes, saysNothingMore } from './read-wishes.ts';
import { type ReadWish, type Wish, withoutWishes } from './wish.ts';

/** How the products come: as they fit the words, or in an order of lists. */
type Order = 'fit' | 'popular' | 'price-up';

export interface ByWishes extends Pick<ByWords, 'level' | 'text'> {
  places: readonly number[];
  order: Order;
  filters: UnderstoodFilter[];
}

type Kind = Wish['kind'];
/** Kept whatever it leaves. */
const FIRM: readonly Kind[] = ['price', 'cut'];
/** Said to be missing where nothing meets it; may also be no wish at all, but a word of a name. */
const SOFT: readonly Kind[] = ['colour', 'size', 'count'];

/** Whose own words, where a product says them, come before what only meets them. */
const LEADING: readonly Kind[] = ['room', 'count'];

const isOf = (kinds: readonly Kind[]) => (read: ReadWish) => kinds.includes(read.wish.kind);
const isFull = ({ level }: ByWords): boolean => level !== 'none' && level !== 'some';

/** What a text finds: its words, narrowed by what it says about money, colour, size and number, and led by its room. */
export async function findByWishes(frame: WordsFrame, typed: string): Promise<ByWishes> {
  const wishes = readWishes(typed, frame.loaded.names);
  if (wishes.length === 0) return byWordsOrRoom(frame, typed);
  const read = await narrowed(frame, typed, wishes);
  if (read.places.length > 0 && read.unmet.length === 0) return answer(typed, wishes, read);
  // «хоёр давхар ор», «цагаан уул»: what was taken for a wish may be a word of a name.
  const doubtful = read.isFound ? read.unmet : wishes.filter((wish) => !isOf(FIRM)(wish));
  const sure = wishes.filter((wish) => !doubtful.includes(wish));
  if (doubtful.length > 0) {
    const said = await narrowed(frame, typed, sure, true);
    if (said.isFull && said.places.length > 0) return answer(typed, sure, said);
  }
  return answer(typed, wishes, read);
}

async function byWordsOrRoom(frame: WordsFrame, typed: string): Promise<ByWishes> {
  const found = await findByWords(frame, typed);
  const alone = found.places.length === 0 ? readRoomAlone(typed, frame.loaded.names) : [];
  if (alone.length > 0) return answer(typed, alone, await narrowed(frame, typed, alone));
  return { ...found, order: 'fit', filters: [] };
}

interface Narrowed extends Pick<ByWords, 'level' | 'text'> {
  places: readonly number[];
  unmet: ReadWish[];
  /** Whether the words found anything before they were narrowed, and by all of them. */
  isFound: boolean;
  isFull: boolean;
  isEverything: boolean;
}

async function narrowed(frame: WordsFrame, typed: string, wishes: ReadWish[], isAll = false): Promise<Narrowed> {
  const left = withoutWishes(typed, wishes);
  const isEverything = saysNothingMore(left, wishes.some(isOf(['room'])));
  const found = isEverything ? everything(frame.loaded) : await findByWords(frame, left, { isPart: true, isAll });
  let places = await led(frame, typed, wishes, await chosenFrom(frame, found, wishes), isEverything);
  const meet = ({ wish }: ReadWish) => meeting(wish, places, frame.loaded);
  for (const firm of wishes.filter(isOf(FIRM))) places = meet(firm);
  const unmet: ReadWish[] = [];
  for (const soft of wishes.filter(isOf(SOFT))) {
    const met = [...meet(soft), ...(await saidInName(frame, typed, wishes, soft, places))];
    if (met.length > 0) places = met;
    else if (places.length > 0) unmet.push(soft);
  }
  const { level, text } = found;
  return {
    level,
    text,
    places,
    unmet,
    isFound: found.places.length > 0,
    isFull: isFull(found) && found.things.length > 0,
    isEverything,
  };
}

/** «царс» may also be in a name: «Царс ширээ» in another colour. */
async function saidInName(
  frame: WordsFrame,
  typed: string,
  wishes: readonly ReadWish[],
  read: ReadWish,
  places: readonly number[],
): Promise<number[]> {
  const { wish } = read;
  if (wish.kind !== 'colour' || !wish.isWord) return [];
  const { named } = await asWords(
    frame,
    typed,
    wishes.filter((other) => other !== read),
  );
  const known = new Set(meeting(wish, places, frame.loaded));
  const chosen = new Set(places);
  return named.filter((place) => chosen.has(place) && !known.has(place));
}

/** A wish narrows what is the thing: no cushion is a cheap sofa because its text mentions one, and no desk lamp a cheap desk. */
async function chosenFrom(
  { db, loaded }: WordsFrame,
  found: ByWords,
  wishes: readonly ReadWish[],
): Promise<readonly number[]> {
  const { places, things, named, beside, thing } = found;
  if (wishes.every(isOf(['room']))) return places;
  if (things.length === 0) return places;
  const isCheap = wishes.some(isOf(['cheap']));
  return [...(isCheap && named.length > 0 ? named : things), ...(await thoseCalled(db, thing, beside, loaded))];
}

/** What is called so itself first («гал тогооны тэргэнцэр», «3 хаалгатай хувцасны шүүгээ»), then what stands in such a room, then the others. */
async function led(
  frame: WordsFrame,
  typed: string,
  wishes: readonly ReadWish[],
  places: readonly number[],
  isEverything: boolean,
): Promise<readonly number[]> {
  const leading = wishes.filter(isOf(LEADING));
  // Where the thing is not found, its wishes are asked for as words anyway.
  if (leading.length === 0 || places.length === 0) return places;
  const own = await asWords(
    frame,
    typed,
    wishes.filter((wish) => !leading.includes(wish)),
  );
  const called = isFull(own) ? own.things : [];
  const [room] = leading.filter(isOf(['room']));
  const chosen = new Set(places);
  const first = new Set(room ? called : called.filter((place) => chosen.has(place)));
  const popular = bestSellersFirst(frame.loaded.columns);
  const known = isEverything ? places.toSorted(popular) : places;
  const others = room ? meeting(room.wish, known, frame.loaded, isEverything) : known;
  return [...first, ...others.filter((place) => !first.has(place))];
}

/** All the words of a text, those of some wishes left out. */
const asWords = (frame: WordsFrame, typed: string, left: ReadWish[]): Promise<ByWords> =>
  findByWords(frame, withoutWishes(typed, left), { isPart: true, isAll: true });

function everything({ columns }: LoadedIndex): ByWords {
  const places = Array.from({ length: columns.count }, (_, place) => place);
  return { ...NOTHING, level: 'exact', places };
}

function answer(typed: string, wishes: readonly ReadWish[], read: Narrowed): ByWishes {
  const { text, places, unmet, isEverything, isFound } = read;
  const level = isFound && unmet.length > 0 ? 'some' : read.level;
  const order = wishes.some(isOf(['cheap']))
    ? 'price-up'
    : isEverything && !wishes.some(isOf(['room']))
      ? 'popular'
      : 'fit';
  const filters = (isFound ? wishes : []).flatMap((wish): UnderstoodFilter[] => {
    const { kind } = wish.wish;
    if (kind === 'room') return [];
    return [{ kind, label: wish.label, without: withoutWishes(typed, [wish]), isMet: !unmet.includes(wish) }];
  });
  return { level, text, places, order, filters };
}
