import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { Kbd } from '../../parts/kbd.tsx';

const LONGEST = 40;

interface NumberFormProps {
  ordernumber: string;
  onDone?: () => void;
}

/** The lender's number of a loan; the customer reads it in the payment dialog. */
export function NumberForm({ ordernumber, onDone }: NumberFormProps) {
  const queries = useQueryClient();
  const [number, setNumber] = useState('');
  const { keyOf } = useRequestKey();
  const enter = useMutation({
    mutationFn: () => {
      const body = { ordernumber, number: number.trim() };
      return ask('enterLenderNumber', body, keyOf(body));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['loans'] });
      onDone?.();
    },
  });
  return (
    <form
      className="loan-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (number.trim() !== '') enter.mutate();
      }}
    >
      <Field
        label="Зээлийн дугаар"
        help="Хэрэглэгч төлбөрийн цонхон дээр харна"
        error={enter.isError ? reasonOf(enter.error) : undefined}
      >
        {(ties) => (
          <TextInput
            {...ties}
            autoComplete="off"
            maxLength={LONGEST}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <Button type="submit" wide busy={enter.isPending} disabled={number.trim() === ''}>
        Дугаар хадгалах <Kbd inButton>Enter</Kbd>
      </Button>
    </form>
  );
}
