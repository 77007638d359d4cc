import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** The table while its products are loading, in its final layout. */
export function CompareSkeleton({ columns }: { columns: number }) {
  return (
    <div className="compare__waiting" aria-hidden="true">
      {Array.from({ length: columns }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div key={n}>
          <Skeleton kind="picture" />
          <Skeleton kind="short" />
          <Skeleton />
          <Skeleton kind="price" />
        </div>
      ))}
    </div>
  );
}
