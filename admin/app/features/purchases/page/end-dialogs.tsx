import { type ShortReason, shortReasons } from '@tokhi/contract/admin/purchases/purchase-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import type { Purchase } from '../purchases-query.ts';
import type { PurchaseSteps } from './use-purchase.ts';

const LEAST_REASON = 3;

interface EndDialogProps {
  title: string;
  does: string;
  step: PurchaseSteps;
  canEnd: boolean;
  onEnd: () => void;
  onClose: () => void;
  children: ReactNode;
}

function EndDialog({ title, does, step, canEnd, onEnd, onClose, children }: EndDialogProps) {
  const form = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canEnd && !step.isPending) onEnd();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button kind="danger" type="submit" form={form} busy={step.isPending} disabled={!canEnd}>
            {does}
          </Button>
        </>
      }
    >
      <form id={form} className="purchase__dialog" onSubmit={submit}>
        {step.error !== null && <Note kind="bad" title={reasonOf(step.error)} />}
        {children}
      </form>
    </Dialog>
  );
}

/** Cancels: nothing has come, and nothing will. */
export function CancelDialog({ step, onClose }: { step: PurchaseSteps; onClose: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <EndDialog
      title="Захиалга цуцлах"
      does="Цуцлах"
      canEnd={reason.trim().length >= LEAST_REASON}
      onEnd={() => step.mutate({ does: 'cancel', reason }, { onSuccess: onClose })}
      {...{ step, onClose }}
    >
      <Field label="Шалтгаан">
        {(ties) => (
          <TextInput {...ties} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
    </EndDialog>
  );
}

interface CloseDialogProps {
  purchase: Purchase;
  step: PurchaseSteps;
  onClose: () => void;
}

/** Closes: the rest is not coming. */
export function CloseDialog({ purchase: { shown_lines }, step, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState<ShortReason>('unavailable');
  const [note, setNote] = useState('');
  const missing = shown_lines.reduce((sum, line) => sum + line.missing, 0);
  return (
    <EndDialog
      title="Үлдсэнийг хаах"
      does={`${missing} ш-гүйгээр хаах`}
      canEnd
      onEnd={() => step.mutate({ does: 'close', body: { short_reason: reason, note } }, { onSuccess: onClose })}
      {...{ step, onClose }}
    >
      <p>{missing} ш ирэхгүй гэж тооцож, захиалгыг хаана.</p>
      <Field label="Шалтгаан">
        {(ties) => (
          <Select {...ties} value={reason} onChange={({ target }) => setReason(target.value as ShortReason)}>
            {Object.entries(shortReasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Тайлбар" optional>
        {(ties) => (
          <TextInput {...ties} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
    </EndDialog>
  );
}
