import type { SearchList } from '@tokhi/contract/admin/search/search-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { SearchRow } from './search-row.tsx';
import type { Searched, Searches } from './search-words-query.ts';

const TABS: readonly { name: SearchList; text: string; none: string }[] = [
  { name: 'missed', text: 'Олдоогүй', none: 'Олдоогүй хайлт алга.' },
  { name: 'unclicked', text: 'Дараагүй', none: 'Дараагүй хайлт алга.' },
  { name: 'frequent', text: 'Түгээмэл', none: 'Хайлт алга.' },
  { name: 'hidden', text: 'Нуусан', none: 'Нуусан хайлт алга.' },
];

interface SearchTableProps {
  list: { isSuccess: boolean; hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  rows: readonly Searched[];
  show: SearchList;
  counts: Searches['counts'] | undefined;
  least: number | undefined;
  /** The text of the current row. */
  current: string | undefined;
  onShow: (show: SearchList) => void;
  onTeach: (text: string) => void;
  onPin: (text: string) => void;
  onHide: (text: string, isHidden: boolean) => void;
}

/** One of the lists of searches, most frequent first. */
export function SearchTable({ list, rows, show, counts, least, current, ...on }: SearchTableProps) {
  const tab = TABS.find(({ name }) => name === show);
  return (
    <section className="panel" aria-label="Хайлтууд">
      <div className="search-words__tabs">
        <PillTabs
          label="Төрөл"
          tabs={TABS.map(({ name, text }) => ({ name, text, count: counts?.[name] }))}
          current={show}
          onChoose={on.onShow}
        />
      </div>
      <div className="table__wrap">
        <table className="table search-words__table">
          <thead>
            <tr>
              <th>Хайсан үг</th>
              {show !== 'hidden' && (
                <>
                  <th className="table__num">Удаа</th>
                  <th className="table__num">Өдөр</th>
                  <th className="table__num">{show === 'unclicked' ? 'Дараагүй' : 'Өөрчлөлт'}</th>
                  <th className="table__num">Олдсон</th>
                </>
              )}
              <th>
                <span className="vh">Үйлдэл</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((searched) => (
              <SearchRow
                key={searched.text}
                searched={searched}
                show={show}
                isCurrent={searched.text === current}
                onTeach={() => on.onTeach(searched.text)}
                onPin={() => on.onPin(searched.text)}
                onHide={() => on.onHide(searched.text, searched.hidden !== null)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {list.isSuccess && rows.length === 0 && <p className="search-words__none">{tab?.none}</p>}
      <div className="panel__foot">
        {list.hasNextPage && (
          <Button
            kind="outline"
            icon={<Icon name="chevron-down" />}
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Дараагийн 15
          </Button>
        )}
        {least !== undefined && (
          <span>{least}-аас цөөн удаа хайсан үгийг нэр, утас орсон байж болох тул харуулахгүй</span>
        )}
      </div>
    </section>
  );
}
