import './instalments-dialog.css';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { LenderPlan } from '../../../money/lender-plan.tsx';
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
          tabs={plans.map((plan) => ({ id: plan.method, title: plan.name, content: <LenderPlan {...plan} /> }))}
        />
      </div>
      <p className="plans__note">
        Нэг ширхэгийн үнээр тооцов. Хүргэлт, үйлчилгээний хөлс нэмэгдвэл төлөх дүн өөрчлөгдөнө.
      </p>
    </Dialog>
  );
}
