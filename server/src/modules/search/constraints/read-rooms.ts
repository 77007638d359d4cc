import type { FacetNames } from '../index/facet-names.ts';
import { wordForms } from '../words/lexemes.ts';
import { tokensOf } from '../words/tokens.ts';
import { keysOf, type Piece, says } from './pieces.ts';
import { type Room, rooms } from './rooms.ts';

/** A room before a thing: it only orders the things, and excludes none. */
export interface RoomRead {
  room: Room;
  first: number;
  next: number;
}

interface KnownRoom {
  room: Room;
  said: string[][][];
}

const formsOf = (said: string): string[][] => tokensOf(said).map(wordForms);
/** «зочны өрөөнд тавих хивс» */
const STANDING = /^(?:tavih|zoriulsan|zoriulalttai|hereglekh|uruund|oroond)$/;

let known: KnownRoom[] | undefined;
/** Built on first use, like the dictionary that it needs. */
const knownRooms = (): KnownRoom[] => {
  known ??= rooms().map((room) => ({ room, said: room.said.map(formsOf) }));
  return known;
};

const isSaidAt = (pieces: readonly Piece[], at: number, words: string[][]): boolean =>
  words.every((forms, place) => {
    const piece = pieces[at + place];
    return piece !== undefined && keysOf(piece).some((key) => forms.includes(key));
  });

/** The longest matching room here: «гал тогооны өрөө» before «гал тогоо». */
function roomAt(pieces: readonly Piece[], at: number): RoomRead | null {
  let found: RoomRead | null = null;
  for (const { room, said } of knownRooms()) {
    for (const words of said) {
      const isLonger = words.length > (found === null ? 0 : found.next - at);
      if (isLonger && isSaidAt(pieces, at, words)) found = { room, first: at, next: at + words.length };
    }
  }
  return found;
}

export function readRoom(pieces: readonly Piece[]): RoomRead | null {
  for (const at of pieces.keys()) {
    const read = roomAt(pieces, at);
    if (read !== null) return { ...read, next: says(pieces[read.next], STANDING) ? read.next + 1 : read.next };
  }
  return null;
}

/** Whether a text names only a room: «унтлагын өрөө». */
export const isAlone = ({ first, next }: RoomRead, pieces: readonly Piece[]): boolean =>
  [...pieces.slice(0, first), ...pieces.slice(next)].every(({ key }) => key === '');

/** The shelves of the room in this shop: 0 for those in a category of the same name, 1 for those that usually stand in it. */
export function shelvesOfRoom({ room }: RoomRead, names: FacetNames): Map<number, number> {
  const contains = (name: string, wanted: string[][][]) => {
    const keys = new Set(tokensOf(name).flatMap(wordForms));
    return wanted.some((words) => words.every((forms) => forms.some((key) => keys.has(key))));
  };
  const said = room.said.map(formsOf);
  const shelves = room.shelves.map(formsOf);
  const ranks = [...names.subCategories.values()].map(({ id, name, categoryId }): [number, number] => {
    const category = names.categories.get(categoryId)?.name ?? '';
    return [id, contains(category, said) ? 0 : contains(name, shelves) || contains(category, shelves) ? 1 : 2];
  });
  return new Map(ranks.filter(([, rank]) => rank < 2));
}
