import { type DocumentColumns, FACET_SLOTS } from '../index/document-columns.ts';
import type { FacetNames } from '../index/facet-names.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import { saysCount } from './read-counts.ts';
import type { Wish } from './wish.ts';

type Places = readonly number[];

/** A measure said in round figures is met by what is a little off. */
const TOLERANCE = 0.05;

const ELSEWHERE = 2;

const isNear = (measure: number, wanted: number): boolean => Math.abs(measure - wanted) <= wanted * TOLERANCE;

/** What a product's specifications say in centimetres, or 0 … 2 for each of its slots. */
function* sizesOf({ specs }: DocumentColumns, { sizes }: FacetNames, place: number): Generator<number[]> {
  for (let at = place * FACET_SLOTS; at < (place + 1) * FACET_SLOTS; at += 1) {
    const said = sizes.get(specs[at] as number);
    if (said) yield said;
  }
}

type SizeWish = Extract<Wish, { kind: 'size' }>;

function measuresOf({ width, depth, height }: DocumentColumns, place: number, side: SizeWish['side']): number[] {
  const ground = [width[place] as number, depth[place] as number];
  if (side === 'height') return [height[place] as number];
  return side === 'ground' ? ground : [...ground, height[place] as number];
}

/** Each figure is met by a measure of its own. */
function areMet(centimetres: readonly number[], measures: readonly number[], fits: typeof isNear): boolean {
  const left = [...measures];
  return centimetres.every((wanted) => {
    const at = left.findIndex((measure) => measure > 0 && fits(measure, wanted));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** Those whose specification says the size first, then those that measure so. */
function bySize(places: Places, { centimetres, side }: SizeWish, { columns, names }: LoadedIndex): number[] {
  const says = (place: number) =>
    side !== 'height' &&
    [...sizesOf(columns, names, place)].some((sizes) => areMet(centimetres, sizes, (one, other) => one === other));
  const measures = (place: number) => areMet(centimetres, measuresOf(columns, place, side), isNear);
  const said = places.filter(says);
  const known = new Set(said);
  return [...said, ...places.filter((place) => !known.has(place) && measures(place))];
}

type CountWish = Extract<Wish, { kind: 'count' }>;

function byCount(places: Places, { count, attributes }: CountWish, { columns, names }: LoadedIndex): number[] {
  const wanted = new Set(
    [...names.values.values()]
      .filter(({ attribute, text }) => attributes.has(attribute) && saysCount(text, count))
      .map(({ id }) => id),
  );
  return places.filter((place) => {
    const from = place * FACET_SLOTS;
    return columns.specs.subarray(from, from + FACET_SLOTS).some((id) => wanted.has(id));
  });
}

/** What is called so; what only looks so, where nothing is called so. */
function byColour(
  places: Places,
  { named, seen }: Extract<Wish, { kind: 'colour' }>,
  { colour }: DocumentColumns,
): number[] {
  const rank = new Map(named.map((id, place) => [id, place]));
  const called = places.filter((place) => rank.has(colour[place] as number));
  return called.length > 0 ? called : places.filter((place) => seen.includes(colour[place] as number));
}

/** The places that meet a wish; the order is theirs, but for the size that is said and the room. */
export function meeting(wish: Wish, places: Places, loaded: LoadedIndex, isEverything = false): number[] {
  const { columns } = loaded;
  switch (wish.kind) {
    case 'price': {
      const [lowest, highest] = wish.price;
      return places.filter(
        (place) => (columns.price[place] as number) >= lowest && (columns.price[place] as number) <= highest,
      );
    }
    case 'cut':
      return places.filter((place) => (columns.cut[place] as number) > 0);
    case 'cheap':
      return [...places];
    case 'colour':
      return byColour(places, wish, columns);
    case 'size':
      return bySize(places, wish, loaded);
    case 'count':
      return byCount(places, wish, loaded);
    case 'room': {
      const byRank = Map.groupBy(
        places,
        (place) => wish.shelves.get(columns.subCategory[place] as number) ?? ELSEWHERE,
      );
      // Of everything a room leaves what stands in it; of a thing it only says which come first.
      return [0, 1, ...(isEverything ? [] : [ELSEWHERE])].flatMap((rank) => byRank.get(rank) ?? []);
    }
  }
}
