import './note.css';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const ICONS = { good: 'circle-check', bad: 'circle-alert', mail: 'mail', wait: 'clock', info: 'lock' } as const;

interface NoteProps {
  kind: keyof typeof ICONS;
  title: string;
  children?: ReactNode;
  /** Links and buttons under the text. */
  actions?: ReactNode;
}

/** Information about the form below it: stays as long as it applies, while a toast disappears by itself. */
export function Note({ kind, title, children, actions }: NoteProps) {
  return (
    <div className={`note note--${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} className="note__icon" />
      <div className="note__text">
        <b className="note__title">{title}</b>
        {children}
        {actions !== undefined && <div className="note__actions">{actions}</div>}
      </div>
    </div>
  );
}
