import './figures.css';
import type { ReactNode } from 'react';

export interface Figure {
  title: string;
  value: string;
  /** Small text next to the value. */
  note?: ReactNode;
  kind?: 'plain' | 'good' | 'warn' | 'bad' | undefined;
}

/** Key figures at the top of a page; two per row on a phone. */
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
