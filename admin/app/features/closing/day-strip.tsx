import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import type { Day } from './closing-query.ts';
import { lastDays, shortDay } from './days-before.ts';

const SHOWN = 14;

/** The last two weeks: which days are closed, and which one is shown. */
export function DayStrip({ day: { day, today, closed } }: { day: Day }) {
  const chosen = useRef<HTMLAnchorElement>(null);
  // A phone shows six of them.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  const isClosed = (one: string) => closed.includes(one);
  return (
    <nav className="days" aria-label="Өдөр">
      {lastDays(today, SHOWN).map((one) => (
        <Link
          key={one}
          ref={one === day ? chosen : undefined}
          className={isClosed(one) ? 'days__i days__i--closed' : 'days__i'}
          to={`?day=${one}`}
          aria-current={one === day ? 'date' : undefined}
        >
          {shortDay(one)}
          <span className="days__mark">
            {isClosed(one) ? <Icon name="check" /> : one === today ? 'өнөөдөр' : ''}
            {isClosed(one) && <span className="vh">хаасан</span>}
          </span>
        </Link>
      ))}
    </nav>
  );
}
