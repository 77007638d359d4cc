import './facet.css';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** One question of the sidebar, which opens and closes without JavaScript. */
export function Facet({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary className="facet__head">
        {title}
        <Plus className="icon facet__plus" />
        <Minus className="icon facet__minus" />
      </summary>
      <div className="facet__body">{children}</div>
    </details>
  );
}
