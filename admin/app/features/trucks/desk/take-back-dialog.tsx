import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type FormEvent, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { useFirstFocus } from '../../../parts/use-first-focus.ts';
import { useNow } from '../../../show/use-now.ts';
import type { Batch } from '../truck-queries.ts';

const REASONS = ['Буруу ачилт сонгосон', 'Буруу алхам', 'Ачаа хараахан ирээгүй'] as const;
const SHORTEST = 3;
const SECOND_MS = 1_000;

/** Taking a step back needs a reason; it is in the history of every order. The first reason is filled in, so that Enter is enough. */
export function TakeBackDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const now = useNow(SECOND_MS);
  const queries = useQueryClient();
  const field = useFirstFocus<HTMLInputElement>();
  const [reason, setReason] = useState<string>(REASONS[0]);
  const isKnown = batch.notifiedAt !== null && Date.parse(batch.notifiedAt) <= now.getTime();
  const takeBack = useMutation({
    mutationFn: () => ask('takeBackBatch', { batch: batch.id, reason: reason.trim() }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ['batches'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!takeBack.isPending && reason.trim().length >= SHORTEST) takeBack.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${batch.done} захиалгыг буцаах`}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button type="submit" form="take-back" busy={takeBack.isPending}>
            Буцаах
          </Button>
        </>
      }
    >
      <form id="take-back" onSubmit={submit}>
        <p>
          «{statusLabel(batch.to)}» алхмыг буцаана.{' '}
          {isKnown ? 'Хэрэглэгч бүрд залруулга очно.' : 'Мэдэгдэл явахгүй, хэн ч юу ч мэдэхгүй.'}
        </p>
        <div className="reasons">
          {REASONS.map((one) => (
            <button
              key={one}
              type="button"
              className="pill"
              aria-pressed={reason === one}
              onClick={() => setReason(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <Field label="Шалтгаан">
          {(ties) => (
            <TextInput
              {...ties}
              ref={field}
              value={reason}
              maxLength={300}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </form>
      {takeBack.isError && <Note kind="bad" title={reasonOf(takeBack.error)} />}
    </Dialog>
  );
}
