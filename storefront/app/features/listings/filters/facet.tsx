import './facet.css';
import type { ReactNode } from 'react';

/** One filter of the sidebar, which opens and closes without JavaScript. */
export function Facet({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary className="facet__head">{title}</summary>
      <div className="facet__body">{children}</div>
    </details>
  );
}
