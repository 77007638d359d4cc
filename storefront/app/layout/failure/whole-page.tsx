import './whole-page.css';
import type { ReactNode } from 'react';

/** Holds a page that is one message, in the middle and tall enough to keep the footer below the fold line. */
export function WholePage({ children }: { children: ReactNode }) {
  return <div className="whole-page">{children}</div>;
}
