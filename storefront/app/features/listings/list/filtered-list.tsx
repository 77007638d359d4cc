import './filtered-list.css';
import { RECENTLY_VIEWED_SHOWN } from '@tokhi/rules/page/display-limits';
import { Suspense } from 'react';
import { RecentlyViewed, RecentlyViewedList } from '../../recently/public.ts';
import { appliedFilters } from '../filters/applied-filters.ts';
import { FilterForm } from '../filters/filter-form.tsx';
import { Goods } from './goods.tsx';
import type { ListView } from './list.present.ts';
import { ListStatus } from './list-status.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoGoods } from './no-goods.tsx';
import type { OwnOrder } from './sort-orders.ts';
import { useListState } from './use-list-state.ts';

interface FilteredListProps {
  list: ListView;
  own: OwnOrder;
  /** The title of an empty list. */
  emptyTitle?: string;
  /** The brand page keeps its filter button. */
  filterButton?: boolean;
  /** The family list draws a line after every fifth product. */
  divideEvery?: number;
}

/** A list with its sidebar of filters. */
export function FilteredList({
  list,
  own,
  emptyTitle = 'Шүүлтүүрт тохирох бараа алга',
  filterButton = false,
  divideEvery,
}: FilteredListProps) {
  const { state } = useListState();
  const applied = appliedFilters(state, list.facets);
  return (
    <>
      <div className="listing">
        <aside className="listing__rail" id="filters" aria-label="Шүүлтүүр">
          {/* Hydrated separately: on a phone it is not even visible. */}
          <Suspense>
            <FilterForm facets={list.facets} button={filterButton} />
          </Suspense>
          <div className="listing__viewed">
            <RecentlyViewedList />
          </div>
        </aside>
        <section className="listing__main" aria-label="Бараа">
          <h2 className="vh">Бараа</h2>
          <ListStatus total={list.total} />
          <ListToolbar own={own} list={list} applied={applied} />
          {list.total > 0 ? (
            <Suspense>
              <Goods list={list} {...(divideEvery === undefined ? {} : { divideEvery })} />
            </Suspense>
          ) : (
            <NoGoods title={emptyTitle} applied={applied} waysOut={list.waysOut} />
          )}
        </section>
      </div>
      <div className="listing__below">
        <RecentlyViewed limit={RECENTLY_VIEWED_SHOWN} />
      </div>
    </>
  );
}
