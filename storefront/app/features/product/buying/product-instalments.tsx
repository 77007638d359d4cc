import './product-instalments.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { InstalmentPlan } from './instalment-plans.ts';

const loadDialog = () => import('./instalments-dialog.tsx');
const InstalmentsDialog = lazyPart(loadDialog, 'InstalmentsDialog');

/** The amount of one payment, and behind it all payments with every lender. */
export function ProductInstalments({ plans }: { plans: InstalmentPlan[] }) {
  // Null until opened for the first time; once closed it stays mounted, so that it can slide away.
  const [open, setOpen] = useState<boolean | null>(null);
  const offer = plans.find(({ payments }) => payments.length > 0);
  const part = offer?.payments.at(-1)?.amountTug;
  if (offer === undefined || part === undefined) return null;
  return (
    <div className="instal">
      <Icon name="calendar-days" />
      <p>
        {offer.payments.length} хувааж төлбөл <b className="nowrap">{formatTug(part)}</b>,{' '}
        {offer.feeTug === 0 ? 'хүү шимтгэлгүй' : <span className="nowrap">шимтгэл {formatTug(offer.feeTug)}</span>}
      </p>
      <button
        type="button"
        className="link instal__more"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        Нөхцөл
      </button>
      {open !== null && (
        <Suspense>
          <InstalmentsDialog plans={plans} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
