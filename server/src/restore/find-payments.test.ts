import { expect, test } from 'vitest';
import { saidOf } from './find-payments.ts';

const at = (minute: string) => new Date(`2026-11-19T02:${minute}:00Z`);
const row = { provider: 'qpay', amount_tug: 205_000, received_at: at('43') };

test('each payment is told with its order or what it was paid for, and those who could not be asked', () => {
  const payments = [
    {
      ...row,
      provider_payment_id: 'a',
      recorded_at: at('50'),
      outcome: 'matched',
      order_number: 'IK2611150482',
      reference: null,
    },
    {
      ...row,
      provider_payment_id: 'b',
      recorded_at: at('20'),
      outcome: 'unknown_order',
      order_number: null,
      reference: 'IK9',
    },
  ] as const;
  expect(saidOf({ payments, away: ['pocket'], withoutList: ['golomt'] }, at('45'))).toEqual([
    '2026-11-19 10:43:00  qpay a  205000₮  IK2611150482 (paid, found now)',
    '2026-11-19 10:43:00  qpay b  205000₮  nobody known (paid for IK9, which is gone): give it to an order in the admin application, or send it back (unknown order)',
    '2 payments came in that time: 1 were found now, 1 are of nobody known.',
    'No list of golomt: their open invoices were asked about; for orders that went missing look at their own pages.',
    'pocket did not answer. Run the same command again when they do.',
  ]);
});
