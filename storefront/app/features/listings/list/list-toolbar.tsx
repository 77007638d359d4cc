import './list-toolbar.css';
import { Chip, ClearChip } from '@tokhi/ui/navigation/chip.tsx';
import type { AppliedFilter } from '../filters/applied-filters.ts';
import { FilterOpener } from '../filters/filter-opener.tsx';
import { clearAll, isFiltered, listAddress, withoutFilter } from '../filters/filters.ts';
import type { ListView } from './list.present.ts';
import { SortForm } from './sort-form.tsx';
import type { OwnOrder } from './sort-orders.ts';
import { useListState } from './use-list-state.ts';
import { ViewToggle } from './view-toggle.tsx';

interface ListToolbarProps {
  own: OwnOrder;
  list: ListView;
  applied: AppliedFilter[];
}

/** Above the products: the choices, the order and the view; on a phone also the filter button. */
export function ListToolbar({ own, list, applied }: ListToolbarProps) {
  const { path, coming } = useListState();
  return (
    <div className="toolbar">
      <FilterOpener list={list} count={applied.length} />
      <div className="chips toolbar__chips">
        {applied.map((filter) => (
          <Chip
            key={`${filter.name} ${filter.value}`}
            text={filter.label}
            to={listAddress(path, withoutFilter(coming, filter))}
            {...(filter.swatch === undefined ? {} : { colour: filter.swatch })}
          />
        ))}
        {/* Also for choices in the address that the sidebar lacks, such as a brand of another list. */}
        {isFiltered(coming) && <ClearChip to={listAddress(path, clearAll(coming))} />}
      </div>
      <SortForm own={own} />
      <ViewToggle />
    </div>
  );
}
