import './top-bar.css';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { useEffect, useState } from 'react';
import { useHasDemoOrders } from '../calls/session.ts';
import { Icon } from '../icons/icon.tsx';
import { LiveMark } from '../live/live-mark.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { Tag } from '../parts/tag.tsx';

const MINUTE_MS = 60_000;
const WEEKDAYS = ['Ням', 'Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба'];

/** The bar above every screen. */
export function TopBar({ onKeyList, onSearch }: { onKeyList: () => void; onSearch: () => void }) {
  const hasDemoOrders = useHasDemoOrders();
  return (
    <header className="top-bar">
      <button type="button" className="top-bar__search" onClick={onSearch}>
        <Icon name="search" />
        <span>Дугаарын сүүлийн 4, утас, нэр, барааны код</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <div className="top-bar__end">
        {hasDemoOrders ? <Tag kind="warn">Жишээ өгөгдөл</Tag> : null}
        <LiveMark />
        <Clock />
        <IconButton label="Товчлуурын жагсаалт" onClick={onKeyList}>
          <Kbd>?</Kbd>
        </IconButton>
      </div>
    </header>
  );
}

/** The time in Ulaanbaatar, whatever the machine's time zone. */
function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className="top-bar__clock">{clockText(now)}</span>;
}

const UTC_PLUS_8_MS = 8 * 60 * MINUTE_MS;

function clockText(at: Date): string {
  const here = new Date(at.getTime() + UTC_PLUS_8_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(here.getUTCMonth() + 1)}/${two(here.getUTCDate())}`;
  return `${day}, ${WEEKDAYS[here.getUTCDay()]}, ${two(here.getUTCHours())}:${two(here.getUTCMinutes())}`;
}
