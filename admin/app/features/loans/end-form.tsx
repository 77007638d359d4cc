import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';

const LONGEST = 300;

/** Ends an expired order whose provider never says whether it was paid. */
export function EndForm({ ordernumber, onDone }: { ordernumber: string; onDone: () => void }) {
  const queries = useQueryClient();
  const [because, setBecause] = useState('');
  const end = useMutation({
    mutationFn: () => ask('endUnpaidOrder', { ordernumber, because: because.trim() }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      onDone();
    },
  });
  return (
    <form
      className="loan-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (because.trim() !== '') end.mutate();
      }}
    >
      <p className="soft">Бараа, код, бонус чөлөөлөгдөнө. Дараа нь ирсэн мөнгө хоцорсон төлбөр болж буцна.</p>
      <Field label="Шалтгаан" error={end.isError ? reasonOf(end.error) : undefined}>
        {(ties) => (
          <TextInput
            {...ties}
            maxLength={LONGEST}
            value={because}
            onChange={({ target }) => setBecause(target.value)}
          />
        )}
      </Field>
      <Button type="submit" kind="danger" wide busy={end.isPending} disabled={because.trim() === ''}>
        Захиалгыг дуусгах
      </Button>
    </form>
  );
}
