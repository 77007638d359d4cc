import './code-form.css';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type SubmitEvent, useState } from 'react';
import { reasonOf } from '../calls/refused.ts';
import { CodeInput } from './code-input.tsx';
import { useFirstFocus } from './use-first-focus.ts';

const LENGTH = 6;

interface CodeFormProps {
  /** Sends the six digits; an error is shown, and the digits are cleared. */
  send: (digits: string) => Promise<unknown>;
  label: string;
}

/** The code of the authenticator application; sent automatically with the sixth digit. */
export function CodeForm({ send, label }: CodeFormProps) {
  const [code, setCode] = useState('');
  const field = useFirstFocus<HTMLInputElement>();
  const prove = useMutation({
    mutationFn: send,
    onError: () => {
      setCode('');
      field.current?.focus();
    },
  });
  function change(digits: string) {
    setCode(digits);
    if (digits.length === LENGTH && !prove.isPending) prove.mutate(digits);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.length === LENGTH && !prove.isPending) prove.mutate(code);
  }
  return (
    <form className="code-form" onSubmit={submit}>
      {prove.isError && <Note kind="bad" title={reasonOf(prove.error)} />}
      <CodeInput ref={field} value={code} onChange={change} invalid={prove.isError && code === ''} />
      <Button type="submit" wide busy={prove.isPending} disabled={code.length < LENGTH}>
        {label}
      </Button>
    </form>
  );
}
