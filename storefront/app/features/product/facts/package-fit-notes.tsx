import './package-fit-notes.css';
import { Check, TriangleAlert } from 'lucide-react';
import type { PackageFits } from './package-fits.ts';

/** Whether the boxes come through the door and into the lift, before somebody finds out on the stairs. */
export function PackageFitNotes({ fits }: { fits: PackageFits }) {
  return (
    <ul className="fits">
      <Note fits={fits.throughDoor} yes="80 см өргөн хаалгаар орно" no="80 см өргөн хаалгаар орохгүй" />
      <Note fits={fits.intoLift} yes="100×120 см лифтэд багтана" no="100×120 см лифтэд багтахгүй" />
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
