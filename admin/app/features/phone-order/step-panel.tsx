import { type ReactNode, useId } from 'react';
import { Icon } from '../../icons/icon.tsx';

interface StepPanelProps {
  at: number;
  isDone: boolean;
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** A step of the conversation: its number becomes a tick when it is complete. */
export function StepPanel({ at, isDone, title, note, end, children }: StepPanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <span className={isDone ? 'phone-order__step phone-order__step--done' : 'phone-order__step'} aria-hidden="true">
          {isDone ? <Icon name="check" /> : at}
        </span>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="soft">{note}</span>}
        {end !== undefined && <div className="panel__end">{end}</div>}
      </div>
      {children}
    </section>
  );
}
