import './history-panel.css';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { historyRows } from './history-rows.ts';

type View = 'all' | 'money' | 'staff';

const VIEWS = [
  { value: 'all', text: 'Бүгд' },
  { value: 'money', text: 'Мөнгө' },
  { value: 'staff', text: 'Ажилтан' },
] as const;

/** The history of the order, newest first: everything, money, or actions of staff. */
export function HistoryPanel({ order }: { order: ShownOrder }) {
  const [view, setView] = useState<View>('all');
  const rows = historyRows(order).filter(
    ({ isMoney, isStaff }) => view === 'all' || (view === 'money' ? isMoney : isStaff),
  );
  return (
    <Panel
      className="order__history"
      title="Түүх"
      end={<ChoiceRow label="Түүхийн хэсэг" value={view} choices={VIEWS} onChange={setView} />}
    >
      {rows.length === 0 && <p className="soft">Ийм бичлэг алга.</p>}
      <ol className="history">
        {rows.map((row) => (
          <li key={row.key} className="history__i">
            <span className={`history__dot history__dot--${row.tone}`}>
              <Icon name={row.icon} />
            </span>
            <b>{row.title}</b>
            {row.about !== null && row.about !== '' && `, ${row.about}`}
            {row.changes.map(({ label, before, after }) => (
              <span key={label} className="history__change">
                {label}: {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
              </span>
            ))}
            <small>
              {momentText(row.at)}, {row.who}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
