import './move-dialog.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { type OrderStatus, statusLabel } from '@tokhi/rules/order/order-status';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { BatchProgress } from './batch-progress.tsx';
import { MovePreview } from './move-preview.tsx';

type Action = CallBody<AdminCalls['startBatch']>['action'];
export type ChosenOrders = Action['orders'];
type Step = Action['to'];

const STEPS: readonly Step[] = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'];

interface MoveDialogProps {
  orders: ChosenOrders;
  /** The next step of the first order. */
  next: OrderStatus | null;
  onClose: () => void;
  onStarted: () => void;
}

/** One step for many orders: a preview, then the progress. */
export function MoveDialog({ orders, next, onClose, onStarted }: MoveDialogProps) {
  const queries = useQueryClient();
  const [to, setTo] = useState<Step>(STEPS.find((step) => step === next) ?? 'ordered');
  const action: Action = { kind: 'move-orders', to, orders };
  const preview = useQuery({
    queryKey: ['batch preview', action],
    queryFn: ({ signal }) => ask('previewBatch', { action }, { signal }),
  });
  const start = useMutation({
    mutationFn: () => ask('startBatch', { action }),
    onSuccess: () => {
      onStarted();
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const moving = preview.data?.moving ?? 0;
  const started = start.data?.batch;
  const foot =
    started === undefined ? (
      <Button busy={start.isPending} disabled={moving === 0} onClick={() => start.mutate()}>
        {moving.toLocaleString('en')} захиалгыг шилжүүлэх
      </Button>
    ) : (
      <Button kind="outline" onClick={onClose}>
        Хаах
      </Button>
    );
  return (
    <Dialog open onClose={onClose} title="Нэг алхам урагш" foot={foot}>
      <div className="move-dialog">
        {started === undefined && (
          <>
            <Select aria-label="Алхам" value={to} onChange={({ target }) => setTo(target.value as Step)}>
              {STEPS.map((step) => (
                <option key={step} value={step}>
                  {statusLabel(step)}
                </option>
              ))}
            </Select>
            {preview.isError && <Note kind="bad" title={reasonOf(preview.error)} />}
            {preview.data !== undefined && <MovePreview preview={preview.data} />}
          </>
        )}
        {start.isError && <Note kind="bad" title={reasonOf(start.error)} />}
        {started !== undefined && <BatchProgress first={started} />}
      </div>
    </Dialog>
  );
}
