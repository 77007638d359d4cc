import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { useKeys } from '../../keys/keys.tsx';
import { UnpaidPanel } from '../loans/public.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { GoodsPanel } from './goods-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { LedgerPanel } from './ledger-panel.tsx';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { MessagePanel } from './message-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrderHead } from './order-head.tsx';
import { PrepareRefund } from './refund/prepare-refund.tsx';
import { StepBar } from './step-bar.tsx';
import { TakenStepBar } from './taken-step-bar.tsx';
import { useMove } from './use-move.ts';

/** One order with all its data and its next step. */
export function OrderPage({ order }: { order: ShownOrder }) {
  const { office } = order;
  const [isCancelling, setCancelling] = useState(false);
  const close = () => setCancelling(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const may = useMay();
  const moving = useMove(order);
  const canCancel = may('prepare-refunds') && (order.status === 'pending' || office?.refundable != null);
  const cancel = () => setCancelling(true);
  useKeys([
    ...(canCancel ? [{ key: 'R', does: 'цуцлах, буцаалт', press: cancel }] : []),
    ...(office === null ? [] : [{ key: 'M', does: 'зурвас', press: () => text.current?.focus() }]),
  ]);
  const { error } = moving.move;
  return (
    <>
      <OrderHead order={order} moving={moving} onCancel={canCancel ? cancel : null} />
      {isRefused(error, 'changed_meanwhile') ? (
        <MeanwhileNote refusal={error} yours={{ status: moving.move.variables }} />
      ) : (
        error !== null && <Note kind="bad" title={reasonOf(error)} />
      )}
      <StepBar steps={order.steps} status={order.status} late={order.late} />
      <div className="order__columns">
        <div className="order__column">
          <GoodsPanel order={order} />
          {office !== null && <LedgerPanel order={order} office={office} />}
          {isCancelling && order.status !== 'pending' && <PrepareRefund order={order} onClose={close} />}
          <HistoryPanel order={order} />
        </div>
        <div className="order__column">
          {order.status === 'pending' && may('match-transfers') && <UnpaidPanel order={order} />}
          <CustomerPanel order={order} />
          <NotesPanel order={order} />
          {office !== null && <MessagePanel order={order} textRef={text} />}
        </div>
      </div>
      {moving.taken !== null && may('take-back-steps') && (
        <TakenStepBar order={order} taken={moving.taken} onOver={moving.dropTaken} />
      )}
      {isCancelling && order.status === 'pending' && <CancelDialog order={order} onClose={close} />}
    </>
  );
}
