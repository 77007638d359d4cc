import './whole-page.css';
import type { ReactNode } from 'react';

/** Centres a page with one message, tall enough to keep the footer below the fold line. */
export function WholePage({ children }: { children: ReactNode }) {
  return <div className="whole-page">{children}</div>;
}
