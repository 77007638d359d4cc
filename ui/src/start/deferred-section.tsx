import './deferred-section.css';
import { type ReactNode, Suspense } from 'react';

interface DeferredSectionProps {
  children: ReactNode;
  /** Whether it is in the column of the page, not edge to edge. */
  wrapped?: boolean;
  /** Two rows of cards, about twice the height of the others. */
  tall?: boolean;
}

/**
 * A section below the first screen: hydrated after the visible part, piece by piece, and on a page that was just
 * opened (opened-page.tsx) laid out when the visitor interacts.
 */
export function DeferredSection({ children, wrapped = false, tall = false }: DeferredSectionProps) {
  const look = ['later', wrapped && 'later--wrapped', tall && 'later--tall'].filter(Boolean).join(' ');
  return (
    <Suspense>
      <div className={look}>{children}</div>
    </Suspense>
  );
}
