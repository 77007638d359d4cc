import { arrivalDates, formatDateRange } from '@tokhi/rules/delivery/delivery-dates';
import { formatTug } from '@tokhi/rules/money/money';
import { OptionCard } from '@tokhi/ui/form/option-card.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useId, useState } from 'react';
import { AddressFields } from './address-fields.tsx';
import type { FormSectionProps } from './form-section-props.ts';
import { PickupPlaces } from './pickup-places.tsx';
import { destinationOf, type pricedGoods, priceForm } from './price-form.ts';
import type { Places } from './use-shown.ts';

interface ReceivingFieldsProps extends FormSectionProps {
  priced: NonNullable<ReturnType<typeof pricedGoods>>;
  ready: boolean;
  places: Places | null;
}

/** Delivery or pickup, which exclude each other: pickup sets place 1 and needs no services (spec §4). */
export function ReceivingFields({ priced, ready, places, ...sectionProps }: ReceivingFieldsProps) {
  const { values, errors, set } = sectionProps.form;
  const id = useId();
  const [now] = useState(() => new Date());
  const delivered = { ...values, warehouse: '0' };
  const hasAddress = destinationOf(delivered, sectionProps.shown) !== 'pickup';
  const isFetched = values.warehouse === '1' || values.warehouse === '3';
  const ties = {
    name: 'warehouse',
    ...(errors.warehouse !== undefined && { 'aria-invalid': true, 'aria-describedby': id }),
  };
  return (
    <fieldset className="shipping__part">
      <legend>Хүлээн авах хэлбэр</legend>
      <div className="shipping__options">
        <OptionCard
          {...ties}
          icon={<Icon name="truck" />}
          title="Хаягаар хүргүүлэх"
          note={`Улаанбаатар, ${formatDateRange(arrivalDates(now, { readyInUlaanbaatar: ready }))}`}
          price={hasAddress ? formatTug(priceForm(delivered, priced, sectionProps.shown).amounts.delivery) : undefined}
          checked={values.warehouse === '0'}
          onChange={() => set({ warehouse: '0' })}
        />
        <OptionCard
          {...ties}
          icon={<Icon name="store" />}
          title="Дэлгүүрээс очиж авах"
          note={`${sectionProps.shown.pickup.length} салбар`}
          price="Үнэгүй"
          checked={isFetched}
          onChange={() => set({ warehouse: '1', assemblecount: '0', mowcount: '0' })}
        />
      </div>
      <p className="shipping__wrong" id={id} aria-live="polite">
        {errors.warehouse !== undefined && (
          <>
            <Icon name="circle-alert" />
            {errors.warehouse}
          </>
        )}
      </p>
      {values.warehouse === '0' && <AddressFields {...sectionProps} places={places} />}
      {isFetched && <PickupPlaces {...sectionProps} />}
    </fieldset>
  );
}
