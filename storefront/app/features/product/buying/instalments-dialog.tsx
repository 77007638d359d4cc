import './instalments-dialog.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import type { InstalmentPlan } from './instalment-plans.ts';

interface InstalmentsDialogProps {
  plans: InstalmentPlan[];
  open: boolean;
  onClose: () => void;
}

/** All payments with every lender. */
export function InstalmentsDialog({ plans, open, onClose }: InstalmentsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Хувааж төлөх">
      <div className="plans">
        <Tabs
          small
          label="Зээлдүүлэгч"
          tabs={plans.map((plan) => ({ id: plan.method, title: plan.name, content: <Plan plan={plan} /> }))}
        />
      </div>
      <p className="plans__note">
        Нэг ширхэгийн үнээр тооцов. Хүргэлт, үйлчилгээний хөлс нэмэгдвэл төлөх дүн өөрчлөгдөнө.
      </p>
    </Dialog>
  );
}

function Plan({ plan: { feeTug, totalTug, payments } }: { plan: InstalmentPlan }) {
  return (
    <>
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
      {payments.length === 0 && <p className="plans__note">Төлөх хуваарь, хүүг зээлдүүлэгч тантай тохирно.</p>}
    </>
  );
}
