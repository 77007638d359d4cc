import './room-fit-dialog.css';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { isRoomMeasure, keepRoom, ROOM_BOUNDS, type Room, useRoom } from '../../../../local/room.ts';
import { doorWords, roomFit, wallWords } from './room-fit.ts';
import { RoomPicture } from './room-picture.tsx';
import type { StandingPiece } from './standing-piece.ts';

interface RoomFitDialogProps {
  piece: StandingPiece;
  open: boolean;
  onClose: () => void;
}

/** The piece along the customer's wall and beside the door, all on one scale; the measurements are stored. */
export function RoomFitDialog({ piece, open, onClose }: RoomFitDialogProps) {
  const room = useRoom();
  const fit = roomFit(piece, room);
  const door = doorWords(fit, room);
  return (
    <Dialog open={open} onClose={onClose} title="Өрөөнд багтах уу?">
      <div className="roomfit">
        <div className="roomfit__fields">
          <Measure name="wallCm" label="Хананы урт, см" room={room} />
          <Measure name="doorCm" label="Хаалганы өргөн, см" room={room} />
        </div>
        <RoomPicture piece={piece} room={room} />
        <ul className="roomfit__says" aria-live="polite">
          <Says good={fit.spareCm >= 0} words={wallWords(fit)} />
          {door !== null && <Says good={fit.throughDoor === 'boxed'} words={door} />}
        </ul>
      </div>
    </Dialog>
  );
}

function Measure({ name, label, room }: { name: keyof Room; label: string; room: Room }) {
  const [typed, setTyped] = useState(String(room[name]));
  const [least, most] = ROOM_BOUNDS[name];
  const good = isRoomMeasure(name, Number(typed));
  return (
    <Field label={label} error={good ? undefined : `${least}–${most} см-ийн хооронд бичнэ үү`}>
      {(ties) => (
        <TextInput
          {...ties}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (isRoomMeasure(name, Number(value))) keepRoom({ ...room, [name]: Number(value) });
          }}
        />
      )}
    </Field>
  );
}

function Says({ good, words }: { good: boolean; words: string }) {
  return (
    <li className={good ? 'roomfit__say' : 'roomfit__say roomfit__say--no'}>
      {good ? <Icon name="check" /> : <Icon name="triangle-alert" />}
      {words}
    </li>
  );
}
