import { priceLabel } from '@tokhi/contract/texts/range-labels';
import { HIGHEST_PRICE_TUG } from '@tokhi/rules/catalogue/list-bounds';
import type { FacetNames } from '../index/facet-names.ts';
import { addsNothing, isAnything, isDescribing, isSaidAround, isSomebodys } from '../words/stop-words.ts';
import { blanked, type Piece, piecesOf } from './pieces.ts';
import type { Constraint, QueryConstraint } from './query-constraint.ts';
import { readBargain } from './read-bargain.ts';
import { readColour } from './read-colours.ts';
import { readCount } from './read-counts.ts';
import { readMoney } from './read-money.ts';
import { isAlone, type RoomRead, readRoom, shelvesOfRoom } from './read-rooms.ts';
import { readSize, type SizeBound } from './read-sizes.ts';

interface Said {
  constraint: Constraint;
  label: string;
  first: number;
  next: number;
}

type Reader = (pieces: readonly Piece[], names: FacetNames) => Said | null;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const money: Reader = (pieces) => {
  const read = readMoney(pieces);
  if (read === null) return null;
  const [lowest, highest] = read.price;
  const label = priceLabel({ min: lowest || null, max: highest === HIGHEST_PRICE_TUG ? null : highest });
  return { constraint: { kind: 'price', price: read.price }, label, first: read.first, next: read.next };
};

const BOUNDS = { near: 'см', below: 'см-ээс бага', upTo: 'см хүртэл', above: 'см-ээс дээш' };
const sizeLabel = (centimetres: number[], bound: SizeBound): string => `${centimetres.join(' × ')} ${BOUNDS[bound]}`;

const size: Reader = (pieces) => {
  const read = readSize(pieces);
  if (read === null) return null;
  const { centimetres, side, bound, first, next } = read;
  return { constraint: { kind: 'size', centimetres, side, bound }, label: sizeLabel(centimetres, bound), first, next };
};

const count: Reader = (pieces, names) => {
  const read = readCount(pieces, names);
  if (read === null) return null;
  const { label, first, next, ...counted } = read;
  return { constraint: { kind: 'count', ...counted }, label, first, next };
};

const BARGAINS = { cheap: 'Хямд нь эхэнд', dear: 'Үнэтэй нь эхэнд', cut: 'Хямдралтай' };
const bargain: Reader = (pieces) => {
  const read = readBargain(pieces);
  return read && { constraint: { kind: read.kind }, label: BARGAINS[read.kind], first: read.first, next: read.next };
};

const colour: Reader = (pieces, names) => {
  const read = readColour(pieces, names);
  if (read === null) return null;
  const { label, first, next, ...colours } = read;
  return { constraint: { kind: 'colour', ...colours }, label: capital(label), first, next };
};

const roomSaid = (read: RoomRead, names: FacetNames): Said => ({
  constraint: { kind: 'room', shelves: shelvesOfRoom(read, names) },
  label: capital(read.room.said[0] ?? ''),
  first: read.first,
  next: read.next,
});

/** Not for a room alone: that is searched as words first. */
const room: Reader = (pieces, names) => {
  const read = readRoom(pieces);
  return read === null || isAlone(read, pieces) ? null : roomSaid(read, names);
};

/** A room alone, when no product matches its words: «гостиная», «дача». */
const roomAlone: Reader = (pieces, names) => {
  const read = readRoom(pieces);
  return read !== null && isAlone(read, pieces) ? roomSaid(read, names) : null;
};

/** Money first: its figures are neither sizes nor seats. */
const READERS: readonly Reader[] = [money, size, count, bargain, colour, room];

/** What a text asks for besides its words. */
export const readConstraints = (typed: string, names: FacetNames): QueryConstraint[] => readBy(READERS, typed, names);

export const readRoomAlone = (typed: string, names: FacetNames): QueryConstraint[] => readBy([roomAlone], typed, names);

/** Each reader sees what the previous ones left. */
function readBy(readers: readonly Reader[], typed: string, names: FacetNames): QueryConstraint[] {
  const constraints: QueryConstraint[] = [];
  let left = typed;
  for (const read of readers) {
    const pieces = piecesOf(left);
    const said = read(pieces, names);
    const from = pieces[said?.first ?? -1]?.from;
    const to = pieces[(said?.next ?? 0) - 1]?.to;
    if (said === null || from === undefined || to === undefined) continue;
    constraints.push({ constraint: said.constraint, label: said.label, from, to });
    left = blanked(left, from, to);
  }
  return constraints;
}

/** Whether the rest of a text distinguishes no products; beside a room, descriptions and owners are ignored too. */
export const saysNothingMore = (left: string, isRoom: boolean): boolean =>
  piecesOf(left).every(
    ({ text, key }) =>
      key === '' ||
      isSaidAround(text) ||
      addsNothing(text) ||
      isAnything(text) ||
      (isRoom && (isDescribing(text) || isSomebodys(text))),
  ) && !/\d/.test(left);
