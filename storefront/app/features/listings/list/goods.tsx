import './goods.css';
import { groupThousands } from '@tokhi/rules/money/money';
import { pageOffset } from '@tokhi/rules/page/paging';
import { Pager } from '@tokhi/ui/navigation/pager.tsx';
import { unpack } from '../../../packed.ts';
import { CardGrid, CardList } from '../../cards/public.ts';
import { listAddress } from '../filters/filters.ts';
import type { ListPageView } from './list.present.ts';
import { useListState } from './use-list-state.ts';

/** A row of pictures is visible when the page opens. */
const EAGER = 4;

/** The products of a page, as a grid or as a list; they stay, dimmed, until the next ones arrive. */
export function Goods({ list, divideEvery }: { list: ListPageView; divideEvery?: number }) {
  const { path, state, coming, busy } = useListState();
  const { total, page, pages, pageSize } = list;
  const cards = unpack(list.cards);
  const first = pageOffset(page, pageSize) + 1;
  return (
    <div className="goods" aria-busy={busy}>
      {state.view === 'list' ? (
        <CardList cards={cards} eager={EAGER} />
      ) : (
        <CardGrid cards={cards} eager={EAGER} {...(divideEvery === undefined ? {} : { divideEvery })} />
      )}
      <Pager
        page={page}
        pages={pages}
        address={(to) => listAddress(path, { ...coming, page: to })}
        summary={`${groupThousands(total)} барааны ${first}–${first + cards.length - 1}`}
      />
    </div>
  );
}
