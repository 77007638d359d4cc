import { DeliveryEstimate } from './delivery-estimate.tsx';
import type { EstimatedGoods } from './estimate-delivery.ts';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';

/** The delivery of one piece. */
export function EstimateOfProduct({ goods }: { goods: EstimatedGoods }) {
  const to = useDeliveryEstimate(goods);
  return to === null ? null : <DeliveryEstimate to={to} />;
}
