import { useMutation } from '@tanstack/react-query';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import type { Suggestion } from './transfers-query.ts';

const NUMBER = /^(?:ik)?(?:\d{4}|\d{10})$/i;

interface FindOrderProps {
  /** What the money would mean for that order. */
  suggest: (ordernumber: string) => Promise<Suggestion>;
  onFound: (suggestion: Suggestion) => void;
  onClose: () => void;
}

/** Searches for an order that was not suggested, by its number or its last four digits. */
export function FindOrder({ suggest, onFound, onClose }: FindOrderProps) {
  const field = useFirstFocus<HTMLInputElement>();
  const find = useMutation({
    mutationFn: async (text: string) => {
      const { orders } = await ask('listOrders', { text });
      // Four digits match one unpaid order and perhaps ended ones: the unpaid one is meant.
      const order = orders.find(({ status }) => status === 'pending') ?? orders[0];
      if (order === undefined) return null;
      return suggest(order.ordernumber);
    },
    onSuccess: (suggestion) => suggestion && onFound(suggestion),
  });
  const missing = find.data === null ? 'Ийм дугаартай захиалга алга.' : undefined;
  return (
    <form
      className="transfers__find"
      onSubmit={(event) => {
        event.preventDefault();
        const text = field.current?.value.trim() ?? '';
        if (NUMBER.test(text)) find.mutate(text);
      }}
    >
      <Field label="Захиалгын дугаар эсвэл сүүлийн 4 орон" error={find.isError ? reasonOf(find.error) : missing}>
        {(ties) => (
          <TextInput
            {...ties}
            ref={field}
            name="text"
            autoComplete="off"
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
        )}
      </Field>
    </form>
  );
}
