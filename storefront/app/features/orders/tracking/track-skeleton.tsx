import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** The place of what is still coming. */
export function TrackSkeleton() {
  return (
    <div className="track-page__waiting">
      <Skeleton />
      <Skeleton />
      <Skeleton kind="short" />
    </div>
  );
}
