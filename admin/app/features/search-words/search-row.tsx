import type { SearchList } from '@tokhi/contract/admin/search/search-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useEffect, useRef } from 'react';
import { Kbd } from '../../parts/kbd.tsx';
import type { Searched } from './search-words-query.ts';
import { shareText } from './share-text.ts';

interface SearchRowProps {
  searched: Searched;
  show: SearchList;
  isCurrent: boolean;
  onTeach: () => void;
  onPin: () => void;
  onHide: () => void;
}

/** A searched text, and the actions on it; two lines on a phone. */
export function SearchRow({ searched, show, isCurrent, onTeach, onPin, onHide }: SearchRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { text, asked, before, days, hits, unclicked, hidden } = searched;
  return (
    <tr ref={row} className={isCurrent ? 'table__row--current' : undefined} aria-current={isCurrent || undefined}>
      <td className="search-row__text">
        <b>{text}</b>
        {hidden !== null && (
          <small>
            {hidden.by ?? 'Хэн нэгэн'} нуусан{hidden.because !== null && `: ${hidden.because}`}
          </small>
        )}
      </td>
      {hidden === null && (
        <>
          <td className="table__num search-row__asked">
            {asked}
            <span className="search-row__unit"> удаа</span>
          </td>
          <td className="table__num search-row__days">{days}</td>
          <td className="table__num search-row__change">
            {show === 'unclicked' ? (
              <span className="search-words__bad">{shareText(unclicked, asked)}</span>
            ) : (
              <Change by={before === null ? null : asked - before} />
            )}
          </td>
          <td className="table__num soft search-row__hits">{hits}</td>
        </>
      )}
      <td className="table__num search-row__act" colSpan={hidden === null ? 1 : 5}>
        {hidden !== null && (
          <Button kind="outline" onClick={onHide}>
            Буцаах<span className="vh">: {text}</span> {isCurrent && <Kbd>X</Kbd>}
          </Button>
        )}
        {hidden === null &&
          (show === 'missed' ? (
            <Button kind="outline" onClick={onTeach}>
              Синоним<span className="vh">: {text}</span> {isCurrent && <Kbd>Enter</Kbd>}
            </Button>
          ) : (
            <Button kind="outline" onClick={onPin}>
              Бэхлэх<span className="vh">: {text}</span> {isCurrent && <Kbd>P</Kbd>}
            </Button>
          ))}
        {hidden === null && (
          <Button kind="quiet" onClick={onHide}>
            Нуух<span className="vh">: {text}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

const Change = ({ by }: { by: number | null }) => {
  if (by === null) return <span className="soft">–</span>;
  return (
    <span className={by > 0 ? 'search-words__bad' : 'soft'}>{by > 0 ? `+${by}` : String(by).replace('-', '−')}</span>
  );
};
