import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** Placeholder for a loading order. */
export function ConfirmSkeleton() {
  return (
    <div className="confirm__waiting">
      <Skeleton />
      <Skeleton />
      <Skeleton kind="short" />
    </div>
  );
}
