import './shipping-summary.css';
import { texts } from '@tokhi/contract/texts/texts';
import { VAT_PERCENT } from '@tokhi/rules/money/vat';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Sum, SumBonus, SumOn, SumRow, SumTotal } from '../../../money/sum.tsx';
import { TermRows } from '../../../money/term-rows.tsx';
import { CouponField } from './coupon-field.tsx';
import type { FormSectionProps } from './form-section-props.ts';
import type { Goods } from './goods.ts';
import { GoodsPictures } from './goods-pictures.tsx';
import { destinationOf } from './price-form.ts';
import type { Shown } from './use-shown.ts';

interface ShippingSummaryProps extends FormSectionProps {
  goods: Goods;
  couponLost: boolean;
  onCoupon: (coupon: Shown['coupon'][number] | null) => void;
  busy: boolean;
  failure: string | null;
  /** The server's message about the last try. */
  children: ReactNode;
}

/** Every term of the total, each with an explanation; code, VAT and the next button. */
export function ShippingSummary({
  form,
  shown,
  total,
  goods,
  couponLost,
  onCoupon,
  busy,
  failure,
  children,
}: ShippingSummaryProps) {
  const { values } = form;
  const isOpen = values.warehouse === '' || (values.warehouse === '0' && destinationOf(values, shown) === 'pickup');
  // Free delivery gets a line; other terms of 0 do not.
  const terms = total.terms.filter(({ name, amountTug }) => amountTug !== 0 || (name === 'delivery' && !isOpen));
  const name = isOpen ? 'Нийт, хүргэлтгүй' : 'Нийт';
  return (
    <Sum>
      <GoodsPictures lines={goods.lines} />
      <TermRows
        terms={terms.map(({ amountTug, ...term }) => ({ ...term, amount: amountTug }))}
        pieces={goods.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
      />
      {isOpen && (
        <dl>
          <SumRow name={termLabels.delivery}>Хаягаас хамаарна</SumRow>
        </dl>
      )}
      <CouponField coupon={shown.coupon[0]} offTug={0 - total.amounts.code} isLost={couponLost} onChange={onCoupon} />
      <Checkbox {...form.tick('vat')} label={`НӨАТ-ын баримт авна, +${VAT_PERCENT}%`} />
      <SumTotal totalTug={total.totalTug} name={name} />
      {total.earnedBonus > 0 && <SumBonus points={total.earnedBonus} />}
      {children}
      <SumOn totalTug={total.totalTug} name={name} failure={failure} waitsFor={busy ? texts.makingOrder : null}>
        <Button type="submit" size="l" wide busy={busy}>
          <span>
            Төлбөр<span className="shipping-sum__rest"> рүү үргэлжлүүлэх</span>
          </span>
        </Button>
      </SumOn>
      <Link className="shipping-sum__back" to="/cart?role=cart">
        Сагс руу буцах
      </Link>
    </Sum>
  );
}
