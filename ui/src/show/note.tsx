import './note.css';
import { CircleAlert, CircleCheck, Clock, Lock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS = { good: CircleCheck, bad: CircleAlert, mail: Mail, wait: Clock, info: Lock };

interface NoteProps {
  kind: keyof typeof ICONS;
  title: string;
  children?: ReactNode;
  /** Links and buttons under the words. */
  actions?: ReactNode;
}

/** Something to know about the form below it: stays as long as it holds, where a toast goes by itself. */
export function Note({ kind, title, children, actions }: NoteProps) {
  const Icon = ICONS[kind];
  return (
    <div className={`note note--${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon className="icon note__icon" />
      <div className="note__text">
        <b className="note__title">{title}</b>
        {children}
        {actions !== undefined && <div className="note__actions">{actions}</div>}
      </div>
    </div>
  );
}
