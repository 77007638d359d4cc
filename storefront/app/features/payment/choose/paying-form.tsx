import './paying-form.css';
import type { Order } from '@tokhi/contract/fields/order-fields';
import type { PaymentMethod } from '@tokhi/contract/fields/payment-methods';
import { clampUsedBonus } from '@tokhi/rules/money/usable-bonus';
import { isLent } from '@tokhi/rules/payment/payment-methods';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderAddress } from '../../../addresses.ts';
import type { Refused } from '../../../calls/call-state.ts';
import { refreshViewer } from '../../../calls/viewer.ts';
import { clearUsedBonus, keepUsedBonus, keptUsedBonus } from '../../../local/used-bonus.ts';
import { keepAtBank } from '../at-bank.ts';
import { BonusBox } from './bonus-box.tsx';
import { choiceFigures, type Payable } from './choice-figures.ts';
import { ConsumerNumber } from './consumer-number.tsx';
import { LenderTerms } from './lender-terms.tsx';
import { LendingPhone } from './lending-phone.tsx';
import { MethodCards } from './method-cards.tsx';
import { PaySummary } from './pay-summary.tsx';
import { ASKS_BY_PHONE, type PayingValues, payingChecks } from './paying-checks.ts';
import { SubmitRefused } from './submit-refused.tsx';
import { useSubmitOrder } from './use-submit-order.ts';

/** Points that pay a part: as many as allowed, until the customer says otherwise (spec §5). A submitted choice stays. */
function useUsedBonus(order: Order, limit: number): [number, (points: number) => void] {
  const [chosen, setChosen] = useState<number | null>(order.payment === null ? null : order.used_bonus);
  const points = clampUsedBonus(chosen ?? keptUsedBonus(limit), limit);
  useEffect(() => keepUsedBonus(points, limit), [points, limit]);
  return [points, setChosen];
}

interface PayingFormProps {
  payable: Payable;
  /** Reads it again: its price has changed. */
  onChange: () => void;
  /** It is paid, or has ended. */
  onFinished: () => void;
  before: ReactNode;
  after: ReactNode;
  foot: ReactNode;
}

/** Bonus, payment method and VAT of an unpaid order, the resulting total, and the pay button (spec §2 Payment page). */
export function PayingForm({ payable, onChange, onFinished, before, after, foot }: PayingFormProps) {
  const { order, bonus, bonusLimit, methods, shipping } = payable;
  const navigate = useNavigate();
  const [points, setPoints] = useUsedBonus(order, bonusLimit);
  const [refusal, setRefusal] = useState<{ refused: Refused; by: string; seenTug: number } | null>(null);
  const { state, send } = useSubmitOrder();
  // The method when the page opened: another code clears it on the server, and the customer need not choose it again.
  const [chosenBefore] = useState(order.payment ?? '');
  const form = useForm<PayingValues>({
    initial: {
      method: chosenBefore,
      vat: shipping.vat,
      phone: shipping.user.phone ?? '',
      consumer: shipping.consumer ?? '',
    },
    checks: payingChecks,
    onSubmit: handlePay,
  });
  const { values, errors, set, text, tick, handleSubmit } = form;
  const method = methods.find(({ type, on }) => on && type === values.method);
  const figures = choiceFigures(order, { method, usedBonus: points, vatTicked: values.vat });

  async function handlePay() {
    if (method === undefined) return;
    setRefusal(null);
    const { type } = method;
    const body = {
      ordernumber: order.ordernumber,
      payment: type,
      ...(isLent(type) && { lend: { type, fee: figures.feeTug } }),
      usedBonus: points,
      noat: figures.vatTug,
      sum: figures.sumTug,
      ...(type === ASKS_BY_PHONE && { phone: values.phone.trim() }),
      consumer: values.consumer.trim(),
    };
    const done = await send(body, (refused) => {
      if (refused.code === 'order_already_paid' || refused.code === 'order_expired') return onFinished();
      setRefusal({ refused, by: method.name, seenTug: figures.totalTug });
      if (refused.code === 'figures_changed') onChange();
    });
    if (done === null) return;
    clearUsedBonus();
    // The points that pay a part are reserved from now on.
    void refreshViewer();
    if (done.paymentUrl === null) return void navigate(orderAddress(order.ordernumber));
    // The bank leads back to the order, which then asks whether it is paid.
    keepAtBank(done.invoiceId);
    window.location.assign(done.paymentUrl);
  }

  return (
    <form className="paying-form" method="dialog" noValidate onSubmit={handleSubmit}>
      <div className="paying-form__column">
        {before}
        <section>
          <h2 className="paying-form__title">Бонус ашиглах</h2>
          <BonusBox balance={bonus} limit={bonusLimit} points={points} onChange={setPoints} />
        </section>
        <MethodCards
          methods={methods}
          chosen={values.method}
          wrong={errors.method}
          onChoose={(chosen: PaymentMethod) => set({ method: chosen })}
        >
          {method !== undefined && isLent(method.type) && (
            <LenderTerms method={method} totalTug={figures.totalTug}>
              {method.type === ASKS_BY_PHONE && (
                <LendingPhone
                  lender={method.type}
                  name={method.name}
                  ordernumber={order.ordernumber}
                  phone={values.phone.trim()}
                  totalTug={figures.totalTug}
                  error={errors.phone}
                  field={text('phone')}
                />
              )}
            </LenderTerms>
          )}
        </MethodCards>
        {after}
      </div>
      <PaySummary
        payable={payable}
        figures={figures}
        vat={tick('vat')}
        consumer={shipping.user.personal && <ConsumerNumber error={errors.consumer} field={text('consumer')} />}
        busy={state.is === 'waiting'}
        failure={state.is === 'failed' ? state.text : null}
        onChange={onChange}
        refused={refusal !== null && <SubmitRefused {...refusal} ordernumber={order.ordernumber} />}
        foot={foot}
      />
    </form>
  );
}
