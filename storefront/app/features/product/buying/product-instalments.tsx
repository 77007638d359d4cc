import './product-instalments.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { InstalmentPlan } from './instalment-plans.ts';

/** What one of the payments is, and behind it all of them with every lender. */
export function ProductInstalments({ plans }: { plans: InstalmentPlan[] }) {
  const [open, setOpen] = useState(false);
  const [offer] = plans;
  const part = offer?.payments.at(-1)?.amountTug;
  if (offer === undefined || part === undefined) return null;
  return (
    <div className="instal">
      <CalendarDays className="icon" />
      <p>
        {offer.payments.length} хувааж төлбөл <b className="nowrap">{formatTug(part)}</b>,{' '}
        {offer.feeTug === 0 ? 'хүү шимтгэлгүй' : <span className="nowrap">шимтгэл {formatTug(offer.feeTug)}</span>}
      </p>
      <button type="button" className="link instal__more" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Нөхцөл
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Хувааж төлөх">
        <Tabs
          small
          label="Зээлдүүлэгч"
          tabs={plans.map((plan) => ({ id: plan.method, title: plan.name, content: <Plan plan={plan} /> }))}
        />
        <p className="instal__note">
          Нэг ширхэгийн үнээр тооцов. Хүргэлт, үйлчилгээний хөлс нэмэгдвэл төлөх дүн өөрчлөгдөнө.
        </p>
      </Dialog>
    </div>
  );
}

function Plan({ plan: { feeTug, totalTug, payments } }: { plan: InstalmentPlan }) {
  return (
    <dl className="plan">
      {payments.map(({ amountTug, date }, n) => (
        <div key={date ?? 'today'}>
          <dt>
            {n + 1}-р төлбөр, <span className="nowrap">{date ?? 'өнөөдөр'}</span>
          </dt>
          <dd>{formatTug(amountTug)}</dd>
        </div>
      ))}
      <div>
        <dt>{feeTug === 0 ? 'Шимтгэл' : 'Үүнээс шимтгэл'}</dt>
        <dd>{feeTug === 0 ? 'Шимтгэлгүй' : formatTug(feeTug)}</dd>
      </div>
      <div className="plan__total">
        <dt>Нийт төлөх дүн</dt>
        <dd>{formatTug(totalTug)}</dd>
      </div>
    </dl>
  );
}
