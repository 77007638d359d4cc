import './panel.css';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  /** Small text next to the title. */
  note?: ReactNode;
  /** Links and buttons at the right of the head. */
  end?: ReactNode;
  /** Below a line at the bottom. */
  foot?: ReactNode;
  /** Without space around it, for tables and lists that reach the edge. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A white box with a head; screens consist of panels. */
export function Panel({ title, note, end, foot, flush = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={className === undefined ? 'panel' : `panel ${className}`} aria-labelledby={id}>
      <div className="panel__head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="soft">{note}</span>}
        {end !== undefined && <div className="panel__end">{end}</div>}
      </div>
      <div className={flush ? undefined : 'panel__body'}>{children}</div>
      {foot !== undefined && <div className="panel__foot">{foot}</div>}
    </section>
  );
}
