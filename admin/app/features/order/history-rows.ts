import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { statusLabel } from '@tokhi/rules/order/order-status';
import type { AdminIconName } from '../../icons/icon-names.ts';

export interface HistoryRow {
  key: string;
  at: string;
  icon: AdminIconName;
  tone: 'plain' | 'ok' | 'warn' | 'bad';
  title: string;
  about: string | null;
  /** Each changed fact. */
  changes: readonly { label: string; before: string | undefined; after: string | undefined }[];
  who: string;
  /** Whether it is about money, and whether a staff member did it. */
  isMoney: boolean;
  isStaff: boolean;
}

const PLAIN = { about: null, changes: [], isMoney: false, isStaff: false } as const;

/** Steps, actions of staff, and ledger rows, newest first. */
export const historyRows = (order: ShownOrder): HistoryRow[] =>
  [...steps(order), ...acts(order), ...money(order)].toSorted((one, other) => other.at.localeCompare(one.at));

const BY = { customer: 'хэрэглэгч', system: 'систем', staff: 'ажилтан' } as const;

const steps = ({ history }: ShownOrder): HistoryRow[] =>
  history.map(({ to, at, by, staff, note }): HistoryRow => {
    const isEnd = to === 'expired' || to === 'refunded';
    return {
      ...PLAIN,
      ...{ key: `step ${to} ${at}`, at, who: staff ?? BY[by], about: note, isStaff: by === 'staff' },
      title: to === 'pending' ? 'Захиалга үүссэн' : statusLabel(to),
      icon: to === 'pending' ? 'plus' : isEnd ? 'x' : 'check',
      tone: to === 'pending' ? 'plain' : isEnd ? 'bad' : 'ok',
      isMoney: to === 'paid' || to === 'refunded',
    };
  });

const ACTS: Readonly<Record<string, readonly [icon: AdminIconName, title: string]>> = {
  'create phone order': ['phone', 'Утсаар захиалга авсан'],
  'add note': ['message-square', 'Тэмдэглэл нэмсэн'],
  'assign order': ['users', 'Хариуцагч өөрчилсөн'],
  'change contacts': ['pen-line', 'Хаяг, холбоо барих'],
  'send message': ['send', 'Зурвас илгээсэн'],
  'send notice again': ['send', 'Мэдэгдлийг дахин илгээсэн'],
  'print invoice': ['printer', 'Нэхэмжлэл хэвлэсэн'],
  'cancel order': ['x', 'Цуцалсан'],
  'prepare refund': ['undo-2', 'Буцаалт бэлтгэсэн'],
  'take back step': ['undo-2', 'Алхмыг буцаасан'],
};

const LABELS: Readonly<Record<string, string>> = {
  ...{ name: 'Нэр', phone: 'Утас', phone2: 'Хоёр дахь утас', email: 'И-мэйл' },
  ...{ district: 'Дүүрэг', khoroo: 'Хороо', address: 'Хаяг' },
};

const acts = ({ changes }: ShownOrder): HistoryRow[] =>
  (changes ?? [])
    // The step itself is already in the list.
    .filter(({ action }) => action !== 'move order')
    .map(({ action, at, staff, before, after }): HistoryRow => {
      const [icon, title] = ACTS[action] ?? (['pen-line', action] as const);
      const names = Object.keys(LABELS).filter((name) => name in before || name in after);
      return {
        ...PLAIN,
        ...{
          key: `act ${action} ${at}`,
          at,
          icon,
          title,
          tone: 'plain',
          who: staff ?? 'систем',
          isStaff: staff !== null,
        },
        about: after['because'] ?? null,
        changes: names.map((name) => ({ label: LABELS[name] ?? name, before: before[name], after: after[name] })),
        isMoney: action === 'cancel order' || action === 'prepare refund',
      };
    });

const MONEY: Readonly<Record<string, readonly [icon: AdminIconName, title: string]>> = {
  payment: ['landmark', 'Төлбөр орсон'],
  refund_open: ['undo-2', 'Буцаалт хүссэн'],
  refund_done: ['undo-2', 'Буцаалт хийсэн'],
  receipt: ['receipt-text', 'И-баримт'],
};

const money = ({ office }: ShownOrder): HistoryRow[] =>
  (office?.ledger ?? []).flatMap((row): HistoryRow[] => {
    const known = MONEY[row.kind];
    if (known === undefined) return [];
    const amount = row.received ?? row.charged;
    const [icon, title] = known;
    return [
      {
        ...PLAIN,
        ...{ key: `${row.kind} ${row.at} ${row.about}`, at: row.at, icon, isMoney: true, who: 'систем' },
        title: amount === null ? title : `${title} ${formatTug(Math.abs(amount))}`,
        tone: row.kind === 'refund_open' ? 'warn' : 'ok',
        about: row.about,
      },
    ];
  });
