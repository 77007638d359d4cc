import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense } from 'react';
import { useRecently } from '../../local/recently.ts';

const ViewedRow = lazyPart(() => import('./viewed-row.tsx'), 'ViewedRow');

/** The recently viewed, newest first (spec §2 Home page); nothing on a first visit, which does not load the row either. */
export function RecentlyViewed({ limit }: { limit?: number }) {
  const products = useRecently().toReversed().slice(0, limit);
  if (products.length === 0) return null;
  return (
    <Suspense>
      <ViewedRow products={products} />
    </Suspense>
  );
}
