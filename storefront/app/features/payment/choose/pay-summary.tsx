import './pay-summary.css';
import { texts } from '@tokhi/contract/texts/texts';
import { formatTug } from '@tokhi/rules/money/money';
import { VAT_PERCENT } from '@tokhi/rules/money/vat';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Sum, SumBonus, SumOn, SumTotal } from '../../../money/sum.tsx';
import { TermRows } from '../../../money/term-rows.tsx';
import type { ChoiceFigures, Payable } from './choice-figures.ts';
import { OrderCode } from './order-code.tsx';

interface PaySummaryProps {
  payable: Payable;
  figures: ChoiceFigures;
  /** Props of the box. */
  vat: InputHTMLAttributes<HTMLInputElement>;
  /** Who gets the receipt; nothing for an organisation. */
  consumer: ReactNode;
  busy: boolean;
  failure: string | null;
  onChange: () => void;
  /** The server's message about the last try. */
  refused: ReactNode;
  /** Where the goods go, and the links back. */
  foot: ReactNode;
}

/** Every term of the amount to pay, code, VAT and the button with the amount. */
export function PaySummary({
  payable,
  figures,
  vat,
  consumer,
  busy,
  failure,
  onChange,
  refused,
  foot,
}: PaySummaryProps) {
  const { order, products, shipping } = payable;
  return (
    <Sum title={`Захиалга ${order.ordernumber}`}>
      <TermRows terms={figures.terms} pieces={products.reduce((sum, { quantity }) => sum + quantity, 0)} />
      <OrderCode ordernumber={order.ordernumber} code={shipping.coupon} offTug={order.coupon} onChange={onChange} />
      <Checkbox {...vat} label={`НӨАТ-ын баримт авна, +${VAT_PERCENT}%`} />
      {consumer}
      <SumTotal totalTug={figures.totalTug} name="Төлөх дүн" />
      {order.add_bonus > 0 && <SumBonus points={order.add_bonus} />}
      {refused}
      <SumOn totalTug={figures.totalTug} failure={failure} waitsFor={busy ? texts.openingInvoice : null}>
        <Button type="submit" size="l" wide busy={busy}>
          <span className="pay-sum__amount">{formatTug(figures.totalTug)} төлөх</span>
          <span className="pay-sum__short">Төлөх</span>
        </Button>
      </SumOn>
      {foot}
    </Sum>
  );
}
