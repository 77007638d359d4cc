import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

export function ShippingWaiting() {
  return (
    <div className="shipping__split">
      <div className="shipping__waiting">
        <Skeleton />
        <Skeleton />
        <Skeleton kind="short" />
      </div>
      <div className="shipping__waiting">
        <Skeleton />
      </div>
    </div>
  );
}
