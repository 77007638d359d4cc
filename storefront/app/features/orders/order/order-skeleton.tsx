import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** The place of what is still coming. */
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
