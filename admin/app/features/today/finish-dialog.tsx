import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import type { InboxItem } from './today-query.ts';

interface FinishDialogProps {
  item: InboxItem;
  onClose: () => void;
  onFinish: (reason: string) => void;
}

/** Why an item is done, for members who look for it tomorrow. */
export function FinishDialog({ item, onClose, onFinish }: FinishDialogProps) {
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const field = useFirstFocus<HTMLInputElement>();
  const isEmpty = reason.trim() === '';
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    if (!isEmpty) onFinish(reason.trim());
  }
  return (
    <Dialog open onClose={onClose} title={`${item.title}: дууссан`}>
      <form className="finish" onSubmit={submit}>
        <Field label="Яаж шийдсэн бэ" error={isSent && isEmpty ? 'Товч бичнэ үү' : undefined}>
          {(ties) => (
            <TextInput
              {...ties}
              ref={field}
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Button type="submit" wide>
          Дууссан болгох
        </Button>
      </form>
    </Dialog>
  );
}
