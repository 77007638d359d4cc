import './figures.css';
import type { ReactNode } from 'react';

export interface Figure {
  title: string;
  value: string;
  /** Beside the value, in small words. */
  note?: ReactNode;
  kind?: 'plain' | 'good' | 'warn' | 'bad' | undefined;
}

/** What there is in figures, before anything else; on a phone two beside each other. */
export const Figures = ({ label = 'Тойм', figures }: { label?: string; figures: readonly Figure[] }) => (
  <section className="figures" aria-label={label}>
    {figures.map(({ title, value, note, kind = 'plain' }) => (
      <div key={title} className="figures__i">
        <small>{title}</small>
        <b className={`figures__${kind}`}>{value}</b>
        {note !== undefined && note !== '' && <span>{note}</span>}
      </div>
    ))}
  </section>
);
