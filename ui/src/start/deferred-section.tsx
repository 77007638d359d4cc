import './deferred-section.css';
import { type ReactNode, Suspense } from 'react';

interface DeferredSectionProps {
  children: ReactNode;
  /** Whether it stands in the column of the page, and not from edge to edge. */
  wrapped?: boolean;
  /** Two rows of cards, about twice the height of the others. */
  tall?: boolean;
}

/**
 * What is below the first screen: it comes to life after what is in sight, a piece at a time, and on a page that was just
 * opened (opened-page.tsx) it is laid out when the visitor stirs.
 */
export function DeferredSection({ children, wrapped = false, tall = false }: DeferredSectionProps) {
  const look = ['later', wrapped && 'later--wrapped', tall && 'later--tall'].filter(Boolean).join(' ');
  return (
    <Suspense>
      <div className={look}>{children}</div>
    </Suspense>
  );
}
