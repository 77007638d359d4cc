import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** The place of what is still coming. */
export function ConfirmSkeleton() {
  return (
    <div className="confirm__waiting">
      <Skeleton />
      <Skeleton />
      <Skeleton kind="short" />
    </div>
  );
}
