import './panel.css';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** At the right of the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** One tab of the profile. */
export function Panel({ title, end, children }: PanelProps) {
  return (
    <section className="panel">
      <div className="panel__head">
        <h2 className="panel__title">{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
