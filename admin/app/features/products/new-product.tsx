import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { choicesQuery } from './products-query.ts';

const EMPTY = { name: '', product_type: '', sub_category: '', brand: '', colour: '', price: '' };

/** Creates the first colour of a new model: a draft, which opens at once. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { keyOf } = useRequestKey();
  const choices = useQuery(choicesQuery).data;
  const [typed, setTyped] = useState(EMPTY);
  const create = useMutation({
    mutationFn: () => {
      const ids = {
        sub_category: Number(typed.sub_category),
        brand: Number(typed.brand),
        colour: Number(typed.colour),
      };
      const names = { name: typed.name.trim(), product_type: typed.product_type.trim() };
      const body = { how: 'new' as const, ...names, ...ids, price: Number(typed.price) };
      return ask('createProduct', body, keyOf(body));
    },
    onSuccess: async ({ product }) => {
      await queries.invalidateQueries({ queryKey: ['products'] });
      void navigate(`/products/${product.code}`);
    },
  });
  const isWhole = Object.values(typed).every((value) => value.trim() !== '');
  const type = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: name === 'price' ? target.value.replace(/\D/g, '') : target.value }),
  });
  const lists = [
    [
      'sub_category',
      'Ангилал',
      choices?.sub_categories.map(({ id, name, category }) => ({ id, name: `${category}, ${name}` })),
    ],
    ['brand', 'Брэнд', choices?.brands],
    ['colour', 'Өнгө', choices?.colours],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Шинэ бараа"
      foot={
        <Button busy={create.isPending} disabled={!isWhole} onClick={() => create.mutate()}>
          Ноорог үүсгэх
        </Button>
      }
    >
      <div className="new-product">
        {create.isError && <Note kind="bad" title={reasonOf(create.error)} />}
        <Field label="Загварын нэр">{(ties) => <TextInput {...ties} {...type('name')} maxLength={200} />}</Field>
        <Field label="Юу вэ">{(ties) => <TextInput {...ties} {...type('product_type')} maxLength={200} />}</Field>
        {lists.map(([name, label, options]) => (
          <Field key={name} label={label}>
            {(ties) => (
              <Select {...ties} {...type(name)}>
                <option value="">Сонгох</option>
                {options?.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label="Үнэ, ₮">
          {(ties) => <TextInput {...ties} {...type('price')} inputMode="numeric" maxLength={9} />}
        </Field>
      </div>
    </Dialog>
  );
}
