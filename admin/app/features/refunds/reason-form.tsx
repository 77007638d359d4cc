import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { type ReactNode, type Ref, type SubmitEvent, useState } from 'react';

interface ReasonFormProps {
  label: string;
  help?: string;
  /** On the button. */
  action: ReactNode;
  kind: 'primary' | 'outline' | 'danger';
  longest: number;
  busy: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onSend: (typed: string) => void;
}

/** One required line, and the button that sends it: a proof, a reason, an answer. */
export function ReasonForm({ label, help, action, kind, longest, busy, inputRef, onSend }: ReasonFormProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text !== '' && !busy) onSend(text);
  }
  return (
    <form className="refund__form" onSubmit={submit}>
      <Field label={label} help={help}>
        {(ties) => (
          <TextInput
            {...ties}
            ref={inputRef}
            value={typed}
            maxLength={longest}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" wide kind={kind} busy={busy} disabled={text === ''}>
        {action}
      </Button>
    </form>
  );
}
