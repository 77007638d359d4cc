import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { useState } from 'react';
import { type Refused, refusedFields } from '../../../calls/call-state.ts';
import { keepNamedPlace, useNamedPlace } from '../../../local/named-place.ts';
import { type ShippingValues, useKeptForm } from '../../../local/shipping-form.ts';
import type { SeenFigures } from './changed-figures.ts';
import { ContactFields } from './contact-fields.tsx';
import { formChecks } from './form-checks.ts';
import type { Goods } from './goods.ts';
import { initialValues } from './initial-values.ts';
import { orderBody } from './order-body.ts';
import { OrderRefusal } from './order-refusal.tsx';
import { PackLine } from './pack-line.tsx';
import { districtOf, type pricedGoods, priceForm, typedNumber } from './price-form.ts';
import { ReceivingFields } from './receiving-fields.tsx';
import { refusalNews } from './refusal-news.ts';
import { ServiceFields } from './service-fields.tsx';
import { ShippingSummary } from './shipping-summary.tsx';
import { useSendOrder } from './use-send-order.ts';
import type { Shown, useShown } from './use-shown.ts';

/** The refusals of create-order about a field, shown beside it. */
const FIELD_OF: Readonly<Partial<Record<Refused['code'], keyof ShippingValues>>> = {
  delivery_not_chosen: 'warehouse',
  address_incomplete: 'district',
  order_creation_failed: 'email',
};

function fieldsRefused(refused: Refused): Partial<Record<keyof ShippingValues, string>> {
  const field = FIELD_OF[refused.code];
  return field === undefined ? refusedFields(refused) : { [field]: refused.text };
}

/** Refusals after which the page shows stale prices or a stale code. The note shows a lack of stock, to correct in the cart. */
const STALE: readonly RefusalCode[] = ['figures_changed', 'coupon_invalid'];

interface ShippingFormProps extends ReturnType<typeof useShown> {
  goods: Goods;
  priced: NonNullable<ReturnType<typeof pricedGoods>>;
  shown: Shown;
  replaces: string | null;
}

/** The whole form (spec §2 Shipping page): input is stored at once, so that no reload and no login loses it. */
export function ShippingForm({
  goods,
  priced,
  shown,
  replaces,
  places,
  couponLost,
  read,
  setCoupon,
}: ShippingFormProps) {
  const place = useNamedPlace();
  const order = useSendOrder();
  const [seen, setSeen] = useState<SeenFigures | null>(null);
  const form = useForm({
    initial: initialValues(shown, place),
    checks: formChecks(shown.districts),
    kept: useKeptForm(),
    async onSubmit(values, element) {
      const figures = priceForm(values, priced, shown);
      const district = districtOf(values, shown);
      if (values.warehouse === '0' && district !== undefined) keepNamedPlace(district.id, typedNumber(values.khoroo));
      setSeen({ total: figures, prices: new Map(priced.map(({ row }) => [row.code, row.price_tug])) });
      await order.send(orderBody({ values, goods: priced, shown, total: figures, replaces }), (refused) => {
        form.refuse(fieldsRefused(refused), element);
        // From now on the page shows what the customer would pay (decision 12).
        if (STALE.includes(refused.code)) read();
      });
    },
  });
  const total = priceForm(form.values, priced, shown);
  const { state } = order;
  const refused = state.is === 'refused' && Object.keys(fieldsRefused(state)).length === 0 ? state : null;
  const sectionProps = { form, shown, total };
  return (
    <form className="shipping__split" method="dialog" noValidate onSubmit={form.handleSubmit}>
      <div className="shipping__form">
        <ContactFields {...sectionProps} />
        <ReceivingFields {...sectionProps} priced={priced} ready={goods.ready} places={places} />
        {form.values.warehouse === '0' && <ServiceFields {...sectionProps} goods={goods} />}
        <PackLine priced={priced} />
      </div>
      <ShippingSummary
        {...sectionProps}
        goods={goods}
        couponLost={couponLost}
        onCoupon={setCoupon}
        busy={state.is === 'waiting'}
        failure={state.is === 'failed' ? state.text : null}
      >
        {refused !== null && (
          <OrderRefusal
            refused={refused}
            news={refusalNews(refused, seen, goods.lines)}
            onGoOn={(number) => void order.goOn(number)}
            onAnew={order.startAnew}
          />
        )}
      </ShippingSummary>
    </form>
  );
}
