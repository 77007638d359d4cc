import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { expect, test } from 'vitest';
import { historyRows } from './history-rows.ts';

const at = (minute: number) => `2026-11-18T02:0${minute}:00.000Z`;

test('steps, acts and money stand in one list, the newest first, and a step is told once', () => {
  const order = {
    history: [
      { from: null, to: 'pending', at: at(1), by: 'customer', staff: null, note: null },
      { from: 'paid', to: 'ordered', at: at(4), by: 'staff', staff: 'Ануужин', note: null },
    ],
    changes: [
      { action: 'move order', at: at(4), staff: 'Ануужин', before: {}, after: {} },
      { action: 'change contacts', at: at(5), staff: 'Солонго', before: { khoroo: '1' }, after: { khoroo: '2' } },
    ],
    office: {
      ledger: [
        { at: at(2), kind: 'payment', about: 'QPay', charged: null, received: 5_000, points: null, balance: 0 },
        { at: at(3), kind: 'bonus', about: '', charged: null, received: null, points: 50, balance: null },
      ],
    },
  } as unknown as ShownOrder;
  const rows = historyRows(order);
  expect(rows.map(({ title, who }) => `${title}, ${who}`)).toEqual([
    'Хаяг, холбоо барих, Солонго',
    'Баталгаажсан, Ануужин',
    'Төлбөр орсон 5,000₮, систем',
    'Захиалга үүссэн, хэрэглэгч',
  ]);
  expect(rows[0]?.changes).toEqual([{ label: 'Хороо', before: '1', after: '2' }]);
  expect(rows.map(({ isMoney }) => isMoney)).toEqual([false, false, true, false]);
  expect(rows.map(({ isStaff }) => isStaff)).toEqual([true, true, false, false]);
});
