import './footer-fold.css';
import type { ReactNode } from 'react';

interface FooterFoldProps {
  title: string;
  /** Names the part of the page that it titles. */
  id?: string;
  children: ReactNode;
}

/** A titled part of the footer: on a phone a line that opens, elsewhere open. Styles alone tell the two apart. */
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
