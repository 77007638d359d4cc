import { useMutation } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { UndoBar } from '../../parts/undo-bar.tsx';
import { momentText } from '../../show/moment-text.ts';
import { useKeepOrder } from './order-query.ts';
import type { TakenStep } from './use-move.ts';

const USUAL_REASON = 'Андуурч дарсан';
const SHORTEST_REASON = 3;

/** The step that was just taken: until the customer is notified it can be taken back, with a reason. */
export function TakenStepBar({ order, taken, onOver }: { order: ShownOrder; taken: TakenStep; onOver: () => void }) {
  const { ordernumber, version } = order;
  const { refresh } = useKeepOrder(ordernumber);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState(USUAL_REASON);
  const undo = useMutation({
    mutationFn: () => ask('takeBackOrder', { ordernumber, version, reason }),
    onSuccess: async () => {
      await refresh();
      onOver();
    },
  });
  const isReady = reason.trim().length >= SHORTEST_REASON;
  return (
    <>
      <UndoBar
        title={`${statusLabel(taken.to)} болголоо`}
        until={taken.until}
        busy={undo.isPending}
        onUndo={() => setAsking(true)}
        onOver={onOver}
      >
        Хэрэглэгчид {momentText(taken.until.toISOString())} мэдэгдэнэ
      </UndoBar>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Алхмыг буцаах"
        foot={
          <>
            <Button kind="outline" onClick={() => setAsking(false)}>
              Болих
            </Button>
            <Button busy={undo.isPending} disabled={!isReady} onClick={() => undo.mutate()}>
              Буцаах
            </Button>
          </>
        }
      >
        {undo.isError && <Note kind="bad" title={reasonOf(undo.error)} />}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !undo.isPending) undo.mutate();
          }}
        >
          <Field label="Шалтгаан">
            {(ties) => <TextInput {...ties} value={reason} onChange={({ target }) => setReason(target.value)} />}
          </Field>
        </form>
      </Dialog>
    </>
  );
}
