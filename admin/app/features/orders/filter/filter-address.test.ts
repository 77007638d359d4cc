import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import { expect, test } from 'vitest';
import { addressOf, columnsIn, filterIn, sortIn } from './filter-address.ts';

const whole: OrderFilter = {
  ...{
    status: ['paid', 'ordered'],
    from: '2026-11-01',
    to: '2026-11-15',
    district: [2, 7],
    payment: ['qpay', 'mobile'],
  },
  ...{ source: 'beijing', late: true, assignee: 7, text: 'Б. Номин' },
};

test('a filter, its sort and its columns come back out of the address', () => {
  const address = new URLSearchParams(addressOf(whole, 'longest', ['place', 'total']).toString());
  expect(columnsIn(address)).toEqual(['place', 'total']);
  expect([filterIn(address), sortIn(address)]).toEqual([whole, 'longest']);
  expect(filterIn(addressOf({ assignee: 'none' }, 'newest'))).toEqual({ assignee: 'none' });
  expect(addressOf({}, 'newest').toString()).toBe('');
});

test('what an address says wrongly is left out', () => {
  const address = new URLSearchParams(
    'status=gone,paid&from=yesterday&district=x&payment=&source=mars&assignee=Бат&text=Бо&sort=random',
  );
  expect([filterIn(address), sortIn(address)]).toEqual([{ status: ['paid'] }, 'newest']);
});
