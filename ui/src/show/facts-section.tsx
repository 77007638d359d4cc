import './facts-section.css';
import type { ReactNode } from 'react';

interface FactsSectionProps {
  title: string;
  open?: boolean;
  id?: string;
  children: ReactNode;
}

/** A section that opens and closes without JavaScript. */
export function FactsSection({ title, open, id, children }: FactsSectionProps) {
  return (
    <details className="acc" id={id} open={open}>
      <summary className="acc__head">
        <h2>{title}</h2>
      </summary>
      <div className="acc__body">{children}</div>
    </details>
  );
}
