import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** Placeholder for a loading order. */
export function TrackSkeleton() {
  return (
    <div className="track-page__waiting">
      <Skeleton />
      <Skeleton />
      <Skeleton kind="short" />
    </div>
  );
}
