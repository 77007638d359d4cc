import { latestViewed } from '@tokhi/rules/catalogue/recently-viewed';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense } from 'react';
import { useRecently } from '../../local/recently.ts';

const ViewedColumn = lazyPart(() => import('./viewed-column.tsx'), 'ViewedColumn');

/** The last five beside a listing (spec §2 Listings), at the end of its rail, with nothing below. */
export function RecentlyViewedList() {
  const products = latestViewed(useRecently());
  if (products.length === 0) return null;
  return (
    <Suspense>
      <ViewedColumn products={products} />
    </Suspense>
  );
}
