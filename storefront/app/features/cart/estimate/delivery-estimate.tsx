import './delivery-estimate.css';
import type { ReplyOf } from '@tokhi/contract/client';
import { DEFAULT_KHOROO } from '@tokhi/rules/delivery/khoroo-class';
import { formatTug } from '@tokhi/rules/money/money';
import { Select } from '@tokhi/ui/form/select.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { keepNamedPlace, useNamedPlace } from '../../../local/named-place.ts';
import { khoroosOf } from './class-of-khoroo.ts';
import { type EstimatedGoods, estimateDelivery } from './estimate-delivery.ts';

type Places = ReplyOf<'places'>;

/** What the delivery will cost to the khoroo that the visitor named last, and when it comes: before any login. */
export function DeliveryEstimate({ goods }: { goods: EstimatedGoods }) {
  const [places, setPlaces] = useState<Places | null>(null);
  const [now] = useState(() => new Date());
  const place = useNamedPlace();
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer there is no estimate; the address comes with the next step in any case.
    ask('places', undefined, { signal: leaving.signal })
      .then(setPlaces)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (places === null) return null;
  const district = places.districts.find(({ id }) => id === place?.district);
  const estimate = place === null ? null : estimateDelivery(goods, places, place, now);
  return (
    <section className="estimate" aria-label="Хүргэлтийн урьдчилсан тооцоо">
      <div className="estimate__place">
        <Select
          compact
          aria-label="Дүүрэг"
          value={district?.id ?? ''}
          onChange={(event) => keepNamedPlace(Number(event.target.value))}
        >
          {district === undefined && <option value="">Дүүргээ сонгож хүргэлт тооцох</option>}
          {places.districts.map(({ id, district: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {district?.asks_for_khoroo && (
          <Select
            compact
            aria-label="Хороо"
            value={place?.khoroo ?? DEFAULT_KHOROO}
            onChange={(event) => keepNamedPlace(district.id, Number(event.target.value))}
          >
            {khoroosOf(district).map((khoroo) => (
              <option key={khoroo} value={khoroo}>
                {khoroo}-р хороо
              </option>
            ))}
          </Select>
        )}
      </div>
      {estimate !== null && (
        <dl>
          <Row name="Хүргэлт">{formatTug(estimate.feeTug)}</Row>
          <Row name="Овор, жингийн нэмэлт">{formatTug(estimate.sizeFeeTug)}</Row>
          <Row name="Ирэх хугацаа">{estimate.dates}</Row>
        </dl>
      )}
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="estimate__row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
