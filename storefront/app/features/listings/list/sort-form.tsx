import './sort-form.css';
import { SORT_ORDERS } from '@tokhi/rules/catalogue/sort-orders';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { listAddress, writeState } from '../filters/filters.ts';
import { type OwnOrder, sortLabels } from './sort-orders.ts';
import { useListState } from './use-list-state.ts';

/** The order of the list; without JavaScript, a form with a button. */
export function SortForm({ own }: { own: OwnOrder }) {
  const { path, coming } = useListState();
  const navigate = useNavigate();
  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    const sort = SORT_ORDERS.find((order) => order === event.target.value) ?? null;
    void navigate(listAddress(path, { ...coming, sort, page: 1 }), { preventScrollReset: true });
  }
  return (
    <form className="sort" action={path}>
      {[...writeState({ ...coming, sort: null, page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select compact name="sort" aria-label="Эрэмбэ" value={coming.sort ?? ''} onChange={handleChange}>
        <option value="">{own.label}</option>
        {SORT_ORDERS.filter((order) => order !== own.is).map((order) => (
          <option key={order} value={order}>
            {sortLabels[order]}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="outline" size="s" className="sort__submit">
        Эрэмбэлэх
      </Button>
    </form>
  );
}
