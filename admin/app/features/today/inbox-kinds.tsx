import type { InboxGroup } from '@tokhi/contract/admin/inbox-kinds';
import { Link } from 'react-router';
import { ageText } from './age-text.ts';
import type { Inbox } from './today-query.ts';

export const GROUP_NAMES: Record<InboxGroup, string> = {
  money: 'Мөнгө',
  orders: 'Захиалга',
  unsent: 'Илгээж чадаагүй',
  answers: 'Хариу хүлээж буй',
  shop: 'Дэлгүүр',
};

interface InboxKindsProps {
  inbox: Inbox;
  chosen: string | undefined;
  now: Date;
}

/** The kinds that the member may act on, by group, with the number of items and the age of the oldest. */
export function InboxKinds({ inbox: { kinds, counts }, chosen, now }: InboxKindsProps) {
  const groups = Map.groupBy(kinds, ({ group }) => group);
  const oldest = kinds.flatMap(({ oldest_at }) => oldest_at ?? []).toSorted()[0];
  return (
    <nav className="kinds" aria-label="Төрөл">
      <Link className="kinds__i" to="?" aria-current={chosen === undefined || undefined}>
        <span className="kinds__name">Бүгд</span>
        <b>{counts.all}</b>
        <span className="age">{oldest !== undefined && ageText(oldest, now)}</span>
      </Link>
      {[...groups].map(([group, members]) => (
        <div key={group} className="kinds__group">
          <p className="kinds__head">{GROUP_NAMES[group]}</p>
          {members.map(({ kind, title, count, severity, oldest_at }) => (
            <Link
              key={kind}
              className={count === 0 ? 'kinds__i kinds__i--none' : 'kinds__i'}
              to={`?kind=${kind}`}
              aria-current={kind === chosen || undefined}
            >
              <span className="kinds__name">{title}</span>
              <b>{count}</b>
              <span className={`age age--${severity}`}>{oldest_at !== null && ageText(oldest_at, now)}</span>
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
