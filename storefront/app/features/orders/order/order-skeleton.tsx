import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** Placeholder for a loading order. */
export function OrderSkeleton() {
  return (
    <>
      <h1 className="vh">Захиалга</h1>
      <div className="order-page__waiting">
        <Skeleton kind="short" />
        <Skeleton />
        <Skeleton kind="picture" />
      </div>
    </>
  );
}
