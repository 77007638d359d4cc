import { beforeAll, expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { foundWhenPlanted } from '../../../../test/planted-fault.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { ALL_INVARIANTS } from '../../../all-invariants.ts';
import { verifyInvariants } from '../../orders/public.ts';
import { confirmByHand } from '../by-hand/confirm-by-hand.ts';
import { endOverdue } from '../expiry/end-overdue.ts';
import { applyPayment } from './apply-payment.ts';

const money = moneyOfTest();
const ids = { paid: 0, inParts: 0, open: 0, ended: 0 };

beforeAll(async () => {
  const [paid, inParts, open, ended] = [
    await bought(money, { points: 2_020 }),
    await bought(money),
    await bought(money, { points: 1_000 }),
    await bought(money, { points: 500 }),
  ];
  await submit(money, paid, 'qpay', 2_020);
  const pay = (reference: string, amountTug?: number) =>
    applyPayment(money.deps, {
      ...money.qpay.pay(reference, amountTug === undefined ? {} : { amountTug }),
      provider: 'qpay',
      invoiceId: null,
      noticedBy: 'callback',
    });
  for (const _twice of [1, 2]) await pay(paid.ordernumber);
  await submit(money, inParts, 'mobile');
  const part = { orderNumber: inParts.ordernumber, method: 'mobile', receivedAt: DEMO_DAY, payer: null } as const;
  await confirmByHand(money.deps, { ...part, amountTug: 5_000, bankId: 'b-1' });
  await confirmByHand(money.deps, { ...part, amountTug: 250_000, bankId: 'b-2' });
  await submit(money, open, 'qpay', 700);
  await submit(money, open, 'monpay', 1_000);
  await submit(money, ended, 'mobile', 500);
  await confirmByHand(money.deps, { ...part, orderNumber: ended.ordernumber, amountTug: 7_000, bankId: 'b-3' });
  const inTenDays = { ...money.deps, now: () => new Date(DEMO_DAY.getTime() + 864_000_000) };
  await endOverdue(inTenDays, ended.id);
  Object.assign(ids, { paid: paid.id, inParts: inParts.id, open: open.id, ended: ended.id });
});

test('all invariants hold in a shop that was paid at once, twice, in parts, too much and not at all', async () => {
  expect(await verifyInvariants(money.database.db, ALL_INVARIANTS)).toEqual([]);
});

const FAULTS: [fault: string, sentence: string, plant: () => string][] = [
  [
    'a paid order of another amount',
    'a paid order was paid by its total, to the tugrik',
    () => `update payments set amount_tug = amount_tug - 1 where order_id = ${ids.paid} and outcome = 'matched'`,
  ],
  [
    'an order in parts that lost one of them',
    'a paid order was paid by its total, to the tugrik',
    () => `delete from payments where order_id = ${ids.inParts} and outcome = 'part'`,
  ],
  [
    'a paid order that nobody paid',
    'a paid order has one payment that made it so, and an unpaid one none',
    () => `delete from payments where order_id = ${ids.paid} and outcome = 'matched'`,
  ],
  [
    'money that would pay an unpaid order',
    'a paid order has one payment that made it so, and an unpaid one none',
    () => `update payments set order_id = ${ids.open} where order_id = ${ids.paid} and outcome = 'matched'`,
  ],
  [
    'a payment made twice that nobody sends back',
    'money that paid nothing is on its way back, all of it',
    () => `update payments set refunded_tug = 0 where order_id = ${ids.paid} and outcome = 'duplicate'`,
  ],
  [
    'a part that an ended order kept',
    'parts of an order that came to nothing are on their way back',
    () => `update payments set refunded_tug = 0 where order_id = ${ids.ended}`,
  ],
  [
    'a refund that its payment does not know',
    'what goes back of a payment is the sum of its refunds',
    () => `update refunds set gross_tug = gross_tug + 1, amount_tug = amount_tug + 1 where order_id = ${ids.inParts}`,
  ],
  [
    'an open bill for another sum',
    'an open bill is of an unpaid order, for what it costs and as its customer chose',
    () => `update invoices set amount_tug = amount_tug + 1 where order_id = ${ids.open} and status = 'open'`,
  ],
  [
    'a bill that is open though its order is paid',
    'an open bill is of an unpaid order, for what it costs and as its customer chose',
    () => `update invoices set status = 'open', closed_at = null where order_id = ${ids.paid}`,
  ],
  [
    'a loan that staff entered though its provider tells of it',
    'a provider’s invoice that is paid once has no payment by staff beside its own',
    () => `
      with bill as (update invoices set provider = 'mcredit' where order_id = ${ids.paid} returning id)
      insert into payments (order_id, invoice_id, amount_tug, received_at, provider, provider_payment_id, outcome, noticed_by)
      select ${ids.paid}, id, 1, now(), 'mcredit', noticer || id, 'duplicate', noticer
      from bill, unnest(array['staff', 'callback']) as noticer`,
  ],
  [
    'points that an ended order kept',
    'an order holds the points that it says in the ledger, and one that came to nothing gave them back',
    () => `delete from bonus_ledger where order_id = ${ids.ended} and reason = 'returned'`,
  ],
  [
    'points of an earlier choice that were never given back',
    'an order holds the points that it says in the ledger, and one that came to nothing gave them back',
    () => `delete from bonus_ledger where order_id = ${ids.open} and reason = 'returned'`,
  ],
];

test.each(FAULTS)('the invariants find %s', async (_fault, sentence, plant) => {
  const found = await foundWhenPlanted(money.database.db, plant(), { checks: ALL_INVARIANTS });
  expect(found.map(({ check }) => check)).toContain(sentence);
});
