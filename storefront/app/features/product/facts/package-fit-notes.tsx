import './package-fit-notes.css';
import { Check, TriangleAlert } from 'lucide-react';
import { DOOR_CM, LIFT_CM, type PackageFits } from './package-fits.ts';

const DOOR = `${DOOR_CM.width} см өргөн хаалгаар`;
const LIFT = `${LIFT_CM[0]}×${LIFT_CM[1]} см лифтэд`;

/** Whether the boxes come through the door and into the lift, before somebody finds out on the stairs. */
export function PackageFitNotes({ fits }: { fits: PackageFits }) {
  return (
    <ul className="fits">
      <Note fits={fits.throughDoor} yes={`${DOOR} орно`} no={`${DOOR} орохгүй`} />
      <Note fits={fits.intoLift} yes={`${LIFT} багтана`} no={`${LIFT} багтахгүй`} />
      <li className="fits__largest">
        Хамгийн том хайрцаг: <span className="nowrap">{fits.largest} см</span>
      </li>
    </ul>
  );
}

function Note({ fits, yes, no }: { fits: boolean; yes: string; no: string }) {
  return (
    <li className={fits ? 'fits__note' : 'fits__note fits__note--no'}>
      {fits ? <Check className="icon" /> : <TriangleAlert className="icon" />}
      {fits ? yes : no}
    </li>
  );
}
