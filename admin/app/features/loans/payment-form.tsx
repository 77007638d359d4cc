import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { momentOf, wallClock } from './wall-clock.ts';

interface PaymentFormProps {
  ordernumber: string;
  method: CallBody<AdminCalls['confirmPayment']>['method'];
  amount: number;
  onDone?: () => void;
}

/** Money that no provider reports and no statement has: what it was, the bank's number for it and when it came. */
export function PaymentForm({ ordernumber, method, amount, onDone }: PaymentFormProps) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => ({
    ...{ amount: String(amount), bankId: '', at: wallClock(new Date()), payer: '' },
  }));
  const { keyOf } = useRequestKey();
  const sum = Number(typed.amount.replaceAll(/[ ,₮]/g, ''));
  const receivedAt = momentOf(typed.at);
  const isReady = Number.isInteger(sum) && sum > 0 && typed.bankId.trim() !== '' && receivedAt !== null;
  const confirm = useMutation({
    mutationFn: () => {
      const payer = typed.payer.trim() === '' ? null : typed.payer.trim();
      const facts = { amount: sum, bankId: typed.bankId.trim(), receivedAt: receivedAt ?? '', payer };
      const body = { ordernumber, method, ...facts };
      return ask('confirmPayment', body, keyOf(body));
    },
    onSuccess: async () => {
      await queries.invalidateQueries();
      onDone?.();
    },
  });
  const type = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form
      className="loan-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) confirm.mutate();
      }}
    >
      {confirm.isError && <Note kind="bad" title={reasonOf(confirm.error)} />}
      <Field label="Орсон дүн">{(ties) => <TextInput {...ties} {...type('amount')} inputMode="numeric" />}</Field>
      <Field label="Гүйлгээний дугаар" help="Нэг дугаар нэг л удаа бүртгэгдэнэ">
        {(ties) => <TextInput {...ties} {...type('bankId')} maxLength={100} autoComplete="off" />}
      </Field>
      <Field label="Орсон цаг">{(ties) => <TextInput {...ties} {...type('at')} type="datetime-local" />}</Field>
      <Field label="Илгээгч" optional>
        {(ties) => <TextInput {...ties} {...type('payer')} maxLength={100} />}
      </Field>
      <Button type="submit" wide busy={confirm.isPending} disabled={!isReady}>
        Төлбөр бүртгэх
      </Button>
    </form>
  );
}
