import './loans.css';
import { useQuery } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useNow } from '../../show/use-now.ts';
import { EndForm } from './end-form.tsx';
import { loansQuery } from './loans-query.ts';
import { NumberForm } from './number-form.tsx';
import { PaymentForm } from './payment-form.tsx';

type Doing = 'number' | 'payment' | 'end';

const TITLES: Record<Doing, string> = {
  number: 'Зээлийн дугаар оруулах',
  payment: 'Төлбөр бүртгэх',
  end: 'Хариугүй захиалгыг дуусгах',
};

/** What staff do about the money of an unpaid order: enter the lender's number, enter unreported money, end the order. */
export function UnpaidPanel({ order }: { order: ShownOrder }) {
  const { ordernumber, pay_by, payment, total } = order;
  const [doing, setDoing] = useState<Doing | null>(null);
  const now = useNow();
  const loans = useQuery(loansQuery);
  const loan = loans.data?.loans.find((one) => one.ordernumber === ordernumber);
  const method = loan?.method ?? (payment === 'bank_transfer' ? 'mobile' : null);
  const isOver = pay_by !== null && Date.parse(pay_by) < now.getTime();
  if (method === null && !isOver) return null;
  const close = () => setDoing(null);
  return (
    <Panel title="Төлбөр гараар" note={loan?.number == null ? undefined : `зээлийн дугаар ${loan.number}`}>
      <div className="loans__acts">
        {loan !== undefined && (
          <Button kind="outline" onClick={() => setDoing('number')}>
            {loan.number === null ? 'Зээлийн дугаар оруулах' : 'Зээлийн дугаар солих'}
          </Button>
        )}
        {method !== null && (
          <Button kind="outline" onClick={() => setDoing('payment')}>
            Төлбөр бүртгэх
          </Button>
        )}
        {isOver && (
          <Button kind="outline" onClick={() => setDoing('end')}>
            Дуусгах
          </Button>
        )}
      </div>
      {doing !== null && (
        <Dialog open onClose={close} title={TITLES[doing]}>
          {doing === 'number' && <NumberForm ordernumber={ordernumber} onDone={close} />}
          {doing === 'payment' && method !== null && (
            <PaymentForm {...{ ordernumber, method, amount: loan?.amount ?? total }} onDone={close} />
          )}
          {doing === 'end' && <EndForm ordernumber={ordernumber} onDone={close} />}
        </Dialog>
      )}
    </Panel>
  );
}
