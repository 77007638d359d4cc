import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { Customer } from '../customers-query.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  reveal: 'Бүтнээр харсан',
  'add note': 'Тэмдэглэл нэмсэн',
  'correct bonus': 'Бонус зассан',
  'block customer': 'Бүртгэл хаасан',
  'unblock customer': 'Бүртгэл нээсэн',
  'end customer sessions': 'Төхөөрөмжөөс гаргасан',
  'export customer': 'Өгөгдөл татсан',
  'erase customer': 'Хувийн мэдээлэл арилгасан',
};
const FIELDS: Readonly<Record<string, string>> = {
  phone: 'утас',
  second_phone: 'хоёр дахь утас',
  email: 'и-мэйл',
  address: 'хаяг',
};

/** What staff did about the customer, newest first. */
export function HistoryPanel({ customer: { history } }: { customer: Customer }) {
  if (history.length === 0) return null;
  return (
    <Panel title="Түүх" note="ажилтны үйлдэл" flush>
      <ul className="customer__rows">
        {history.map(({ id, at, action, staff, field, reason }) => (
          <li key={id}>
            <span>
              <b>{ACTIONS[action] ?? action}</b>
              {field !== null && `: ${FIELDS[field] ?? field}`}
              {reason !== null && ` «${reason}»`}
              <small>{[momentText(at), staff].filter((part) => part !== null).join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
