import './package-fit-notes.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import type { PackageFitWords } from './package-fit-words.ts';

/** Whether the boxes fit through the door and into the lift, before somebody finds out on the stairs. */
export function PackageFitNotes({ words: { notes, more } }: { words: PackageFitWords }) {
  return (
    <ul className="fits">
      {notes.map(({ good, text }) => (
        <li key={text} className={good ? 'fits__note' : 'fits__note fits__note--no'}>
          {good ? <Icon name="check" /> : <Icon name="triangle-alert" />}
          {text}
        </li>
      ))}
      {more.map((text) => (
        <li key={text} className="fits__more">
          {text}
        </li>
      ))}
    </ul>
  );
}
