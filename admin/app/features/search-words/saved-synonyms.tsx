import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { type SavedSynonym, synonymsQuery } from './search-words-query.ts';

/** The synonyms of staff; those of the code are not listed. */
export function SavedSynonyms({ onRemove }: { onRemove: (synonym: SavedSynonym) => void }) {
  const list = useInfiniteQuery(synonymsQuery);
  const synonyms = list.data?.pages.flatMap((page) => page.synonyms) ?? [];
  return (
    <Panel title="Синонимууд" note="баг нэмсэн" flush>
      {list.isSuccess && synonyms.length === 0 && <p className="search-words__none">Одоогоор нэмсэн синоним алга.</p>}
      <ul className="saved-words">
        {synonyms.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.said}</b> {one.both_ways ? '=' : '→'} {one.meant}
              <small>{one.by ?? 'Хэн нэгэн'}</small>
            </p>
            <Button kind="quiet" aria-label={`Хасах: ${one.said}`} onClick={() => onRemove(one)}>
              Хасах
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
