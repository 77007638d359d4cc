import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { allPinsQuery } from './search-words-query.ts';

/** The queries that have pinned products. */
export function SavedPins({ onOpen }: { onOpen: (text: string) => void }) {
  const list = useInfiniteQuery(allPinsQuery);
  const pins = list.data?.pages.flatMap((page) => page.pins) ?? [];
  return (
    <Panel title="Бэхэлсэн хайлтууд" flush>
      {list.isSuccess && pins.length === 0 && <p className="search-words__none">Бэхэлсэн бараа алга.</p>}
      <ul className="saved-words">
        {pins.map(({ text, products, ends_on }) => (
          <li key={text}>
            <p>
              <b>{text}</b>
              <small>
                {products} бараа{ends_on !== null && `, ${ends_on} хүртэл`}
              </small>
            </p>
            <Button kind="quiet" aria-label={`Засах: ${text}`} onClick={() => onOpen(text)}>
              Засах
            </Button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="panel__foot">
          <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Дараагийн 50
          </Button>
        </div>
      )}
    </Panel>
  );
}
