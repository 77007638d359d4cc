import './shelf-nav.css';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { dayText } from '../../show/moment-text.ts';
import type { Shelf } from './stock-query.ts';
import { daysSince, PLACES, type Place, STALE_DAYS } from './stock-words.ts';

interface ShelfNavProps {
  place: Place;
  shelf: string;
  shelves: readonly Shelf[];
  now: Date;
  onPlace: (place: Place) => void;
  onShelf: (shelf: string) => void;
}

const NOTHING = { shelf: '', onHand: null, countedAt: null, stocktake: null };

/** The shelves of a place with their units and the day of the last count; a select list on a phone. */
export function ShelfNav({ place, shelf, shelves, now, onPlace, onShelf }: ShelfNavProps) {
  // A shelf from the address, although it is empty.
  const unknown = shelf === '' || shelves.some((one) => one.shelf === shelf) ? [] : [{ ...NOTHING, shelf, onHand: 0 }];
  const choose = [NOTHING, ...shelves, ...unknown];
  return (
    <nav className="panel shelf-nav" aria-label="Тавиур">
      <ChoiceRow label="Агуулах" value={place} choices={PLACES} onChange={onPlace} />
      <div className="shelf-nav__choice">
        <Select aria-label="Тавиур сонгох" value={shelf} onChange={({ target }) => onShelf(target.value)}>
          {choose.map((one) => (
            <option key={one.shelf} value={one.shelf}>
              {one.shelf === '' ? 'Бүх тавиур' : `${one.shelf} тавиур, ${one.onHand} ш`}
            </option>
          ))}
        </Select>
      </div>
      <ul className="shelf-nav__list">
        {choose.map((one) => (
          <li key={one.shelf} className="shelf-nav__i">
            <button
              type="button"
              className="shelf-nav__shelf"
              aria-pressed={one.shelf === shelf}
              onClick={() => onShelf(one.shelf)}
            >
              <b>{one.shelf === '' ? 'Бүгд' : one.shelf}</b>
              {one.onHand !== null && <span>{one.onHand} ш</span>}
              {one.onHand !== null && <CountedDay countedAt={one.countedAt} now={now} />}
            </button>
            {one.stocktake !== null && (
              <Link className="shelf-nav__open" to={`/stock/stocktakes/${one.stocktake}`}>
                <Icon name="scan-line" /> Тоолж байна
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="shelf-nav__hint">
        {shelves.length === 0
          ? 'Тавиур хараахан алга. Хүлээн авах, тоолохдоо байршлыг нь бичихэд энд гарна.'
          : 'Огноо нь сүүлд тоолсон өдөр. Шар бол 90 хоногоос удсан эсвэл тоологдоогүй.'}
      </p>
    </nav>
  );
}

function CountedDay({ countedAt, now }: { countedAt: string | null; now: Date }) {
  const days = daysSince(countedAt, now);
  const isStale = days === null || days > STALE_DAYS;
  return (
    <small className={isStale ? 'shelf-nav__stale' : undefined}>{countedAt === null ? '—' : dayText(countedAt)}</small>
  );
}
