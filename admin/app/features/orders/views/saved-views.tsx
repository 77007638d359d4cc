import './saved-views.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { useMayAsk, useMember } from '../../../calls/session.ts';
import { Icon } from '../../../icons/icon.tsx';
import { addressOf } from '../filter/filter-address.ts';
import { type SavedView, viewsQuery } from '../orders-query.ts';
import { type OrderColumn, shownColumns } from '../table/order-columns.ts';
import { SaveView } from './save-view.tsx';

interface SavedViewsProps {
  filter: OrderFilter;
  sort: OrderSort;
  columns: readonly OrderColumn[];
  onOpen: (address: URLSearchParams) => void;
}

const addressOfView = ({ filter, sort, columns }: SavedView) => addressOf(filter, sort, shownColumns(columns));

/** Opens a saved view, saves the current one, and deletes the open one. */
export function SavedViews({ filter, sort, columns, onOpen }: SavedViewsProps) {
  const queries = useQueryClient();
  const views = useQuery(viewsQuery).data?.views ?? [];
  const isOwner = useMember().roles.includes('owner');
  const mayAsk = useMayAsk();
  const [isSaving, setSaving] = useState(false);
  const shown = addressOf(filter, sort, columns).toString();
  const open = views.find((view) => addressOfView(view).toString() === shown);
  const remove = useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) => ask('deleteView', { id, version }),
    onSuccess: () => queries.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  });
  return (
    <div className="saved-views">
      {views.length > 0 && (
        <Select
          compact
          aria-label="Хадгалсан харагдац"
          value={open?.id ?? ''}
          onChange={({ target }) => {
            const chosen = views.find(({ id }) => id === Number(target.value));
            onOpen(chosen === undefined ? new URLSearchParams() : addressOfView(chosen));
          }}
        >
          <option value="">Харагдац</option>
          {views.map(({ id, name, shared }) => (
            <option key={id} value={id}>
              {shared ? `${name} (бүгдэд)` : name}
            </option>
          ))}
        </Select>
      )}
      {open !== undefined && mayAsk('deleteView') && (open.mine || (open.shared && isOwner)) && (
        <Button kind="quiet" size="s" icon={<Icon name="trash-2" />} onClick={() => remove.mutate(open)}>
          Устгах
        </Button>
      )}
      {open === undefined && shown !== '' && mayAsk('saveView') && (
        <Button kind="tint" size="s" icon={<Icon name="plus" />} onClick={() => setSaving(true)}>
          Харагдац хадгалах
        </Button>
      )}
      <SaveView open={isSaving} onClose={() => setSaving(false)} {...{ filter, sort, columns }} />
    </div>
  );
}
