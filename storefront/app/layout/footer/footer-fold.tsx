import './footer-fold.css';
import type { ReactNode } from 'react';

interface FooterFoldProps {
  title: string;
  /** The id of the part of the page that it titles. */
  id?: string;
  children: ReactNode;
}

/** A titled part of the footer: on a phone a line that opens, elsewhere open. Only styles make the difference. */
export function FooterFold({ title, id, children }: FooterFoldProps) {
  return (
    <details className="fold">
      <summary className="fold__head">
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
