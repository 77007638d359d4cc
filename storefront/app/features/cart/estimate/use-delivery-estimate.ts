import type { ReplyOf } from '@tokhi/contract/client';
import { useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { useNamedPlace } from '../../../local/named-place.ts';
import { type Estimate, type EstimatedGoods, estimateDelivery } from './estimate-delivery.ts';

export interface DeliveryTo {
  places: ReplyOf<'places'>;
  place: ReturnType<typeof useNamedPlace>;
  /** Null until district and khoroo are named, and while there are no goods. */
  estimate: Estimate | null;
}

/** Where the visitor wants the delivery, and what it costs; null without an answer from the shop. */
export function useDeliveryEstimate(goods: EstimatedGoods | null): DeliveryTo | null {
  const [places, setPlaces] = useState<ReplyOf<'places'> | null>(null);
  const [now] = useState(() => new Date());
  const place = useNamedPlace();
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer there is no estimate; the next step asks for the address in any case.
    ask('places', undefined, { signal: leaving.signal })
      .then(setPlaces)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (places === null) return null;
  const estimate = place === null || goods === null ? null : estimateDelivery(goods, places, place, now);
  return { places, place, estimate };
}
