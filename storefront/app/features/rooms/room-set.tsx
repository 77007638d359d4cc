import './room-set.css';
import { formatTug } from '@tokhi/rules/money/money';
import type { ButtonLook } from '@tokhi/ui/form/button-class.ts';
import type { RoomView } from './room.present.ts';
import { SetButton } from './set-button.tsx';

/** The price of a whole room, and the button that puts all of it into the cart. */
export function RoomSet({ room: { name, set }, ...look }: { room: RoomView } & ButtonLook) {
  if (set.codes.length === 0) return null;
  return (
    <div className="room-set">
      <p>
        {set.codes.length} бараа хамтдаа <b>{formatTug(set.totalTug)}</b>
      </p>
      <SetButton codes={set.codes} about={name} {...look} />
    </div>
  );
}
