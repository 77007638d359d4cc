import type { ReplyOf } from '@tokhi/contract/client';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { squarePicture } from '../../pictures/square-picture.ts';
import { type RoomView, roomView } from './room.present.ts';

export interface OpeningView {
  sentence: string;
  room: RoomView | null;
  /** Instead of a room. */
  tile: Picture | null;
}

export const openingView = ({ sentence, room, tile }: ReplyOf<'opening'>, now: Date): OpeningView => ({
  sentence,
  room: room === null ? null : roomView(room, now),
  tile: room === null ? squarePicture(tile) : null,
});
