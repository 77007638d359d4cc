import './delivery-estimate.css';
import { SIZE_FEE_LABEL } from '@tokhi/rules/delivery/charge-labels';
import { formatTug } from '@tokhi/rules/money/money';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { Select } from '@tokhi/ui/form/select.tsx';
import type { ReactNode } from 'react';
import { keepNamedPlace } from '../../../local/named-place.ts';
import { khoroosOf } from './class-of-khoroo.ts';
import type { DeliveryTo } from './use-delivery-estimate.ts';

/** Cost and date of a delivery to the khoroo that the visitor named last: before any login. */
export function DeliveryEstimate({ to: { places, place, estimate } }: { to: DeliveryTo }) {
  const district = places.districts.find(({ id }) => id === place?.district);
  return (
    <section className="estimate" aria-label="Хүргэлтийн урьдчилсан тооцоо">
      <div className="estimate__place">
        <Select
          compact
          aria-label="Дүүрэг"
          value={district?.id ?? ''}
          onChange={(event) => keepNamedPlace(Number(event.target.value), null)}
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
            value={place?.khoroo ?? ''}
            onChange={(event) => keepNamedPlace(district.id, Number(event.target.value))}
          >
            {place?.khoroo == null && <option value="">Хороогоо сонгоно уу</option>}
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
          <Row name={termLabels.delivery}>{formatTug(estimate.deliveryTug - estimate.sizeFeeTug)}</Row>
          {estimate.sizeFeeTug > 0 && <Row name={SIZE_FEE_LABEL}>{formatTug(estimate.sizeFeeTug)}</Row>}
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
