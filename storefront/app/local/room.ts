// The door and the wall of the visitor's room, key `room`: ours, so that every piece can be tried in it.
import { isObject, wholeField } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

export interface Room {
  doorCm: number;
  wallCm: number;
}

/** Valid sizes of a door and a wall; any other input is a mistake. */
export const ROOM_BOUNDS = { doorCm: [50, 300], wallCm: [50, 2_000] } as const;

/** The usual door of a flat, and an initial wall. */
const USUAL: Room = { doorCm: 80, wallCm: 300 };

export const isRoomMeasure = (name: keyof Room, value: number): boolean =>
  Number.isInteger(value) && value >= ROOM_BOUNDS[name][0] && value <= ROOM_BOUNDS[name][1];

const room = storedValue<Room>('room', {
  empty: USUAL,
  read: (stored) => {
    const kept = (name: keyof Room): number => {
      const value = isObject(stored) ? wholeField(stored, name) : 0;
      return isRoomMeasure(name, value) ? value : USUAL[name];
    };
    return { doorCm: kept('doorCm'), wallCm: kept('wallCm') };
  },
  write: (value) => value,
});

export const useRoom = room.use;
export const currentRoom = room.get;
export const keepRoom = room.set;
