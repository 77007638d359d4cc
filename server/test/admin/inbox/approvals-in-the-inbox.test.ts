// A change that waits for a second person is in the inbox of those who may approve it, and of nobody else.
import type { InboxKindName } from '@tokhi/contract/admin/inbox-kinds';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { expect, test } from 'vitest';
import { HOUR_MS, inboxOfTest } from './inbox-of-test.ts';
import { createWaiting } from './plant-approvals.ts';

const inbox = inboxOfTest();
const { ask, now } = inbox;
const waiting = createWaiting(inbox);
const VALID_MS = 72 * HOUR_MS;

async function seenBy(role: StaffRole, kind: InboxKindName, subject: string) {
  const { items } = (await ask('listInbox', { kind }, role)).body;
  return items.find((item: { subject: string }) => item.subject === subject);
}

test('prices lead to their page with what they become, until their time is over', async () => {
  const { subject, end, code } = await waiting.price();
  expect(await seenBy('owner', 'price-to-approve', subject)).toMatchObject({
    about: formatProductCode(code),
    detail: expect.stringMatching(/^Шинэ үнэ [\d,]+₮\. Ханш өссөн$/),
    severity: 'warn',
    due_at: new Date(now().getTime() + VALID_MS).toISOString(),
    action: { to: `/products/${code}/price` },
  });
  expect(await seenBy('finance', 'price-to-approve', subject)).toBeDefined();
  expect(await seenBy('catalogue', 'price-to-approve', subject)).toBeUndefined();
  expect((await ask('listInbox', {}, 'support')).body.kinds.map(({ kind }: { kind: string }) => kind)).not.toContain(
    'price-to-approve',
  );
  const item = { kind: 'price-to-approve', subject, version: 0, to: 'me' };
  expect((await ask('assignItem', item, 'catalogue')).body.code).toBe('item_not_found');
  expect((await ask('assignItem', item, 'finance')).status).toBe(200);
  await end();
});

test('a set is seen by neither who prepared it nor who sent it', async () => {
  const { subject, end, set } = await waiting.changeSet();
  expect(await seenBy('owner', 'prices-to-approve', subject)).toMatchObject({
    ...{ about: 'Намрын үнэ', detail: '1 бараа: 1 өснө, 0 буурна. Ханш өссөн', action: { to: `/prices/${set}` } },
  });
  for (const role of ['catalogue', 'finance'] as const)
    expect(await seenBy(role, 'prices-to-approve', subject)).toBeUndefined();
  await end();
});

test('a purchase says its supplier, units and sum', async () => {
  const { subject, end, number } = await waiting.purchase();
  expect(await seenBy('finance', 'purchase-to-approve', subject)).toMatchObject({
    about: `PO-${number}`,
    detail: expect.stringMatching(/^Нийлүүлэгч \d+, 900 ш, ¥90,000\. Шинэ жилийн бараа$/),
    action: { to: `/purchases/${number}` },
  });
  expect(await seenBy('catalogue', 'purchase-to-approve', subject)).toBeUndefined();
  await end();
});
