import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { viewsQuery } from '../orders-query.ts';
import type { OrderColumn } from '../table/order-columns.ts';

interface SaveViewProps {
  open: boolean;
  onClose: () => void;
  filter: OrderFilter;
  sort: OrderSort;
  columns: readonly OrderColumn[];
}

/** Asks for the name of a view, and whether colleagues see it. */
export function SaveView({ open, onClose, filter, sort, columns }: SaveViewProps) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = useMutation({
    mutationFn: () => ask('saveView', { name, shared, filter, sort, columns: [...columns] }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
      setName('');
      onClose();
    },
  });
  const foot = (
    <Button busy={save.isPending} disabled={name.trim() === ''} onClick={() => save.mutate()}>
      Хадгалах
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Харагдац хадгалах" foot={foot}>
      <form
        className="save-view"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save.mutate();
        }}
      >
        {save.isError && <Note kind="bad" title={reasonOf(save.error)} />}
        <TextInput
          aria-label="Нэр"
          placeholder="Жишээ нь: Баянзүрх, хоцорсон"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label="Бүх ажилтанд харагдана"
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
      </form>
    </Dialog>
  );
}
