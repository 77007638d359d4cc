import { inboxKindNames } from '@tokhi/contract/admin/inbox-kinds';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { expect, test } from 'vitest';
import { inboxOfTest } from './inbox-of-test.ts';
import { createPlants } from './inbox-plants.ts';

const inbox = inboxOfTest();
const { ask, itemsOf } = inbox;
const PLANTS = createPlants(inbox);

test.each(inboxKindNames)('%s is seen when it comes about, and gone when it is resolved', async (kind) => {
  const { subject, end } = await PLANTS[kind]();
  const found = (await itemsOf(kind)).filter((item) => item.subject === subject);
  expect(found).toMatchObject([{ kind, subject, version: 0, assignee: null, detail: expect.stringMatching(/./) }]);
  const counted = (await ask('listInbox', {})).body.kinds.find((one: { kind: string }) => one.kind === kind);
  expect(counted.count).toBeGreaterThan(0);
  await end();
  expect((await itemsOf(kind)).filter((item) => item.subject === subject)).toEqual([]);
});

test('each role sees the kinds that it may act on', async () => {
  const kindsOf = async (role: StaffRole) =>
    (await ask('listInbox', {}, role)).body.kinds.map(({ kind }: { kind: string }) => kind);
  expect(await kindsOf('owner')).toEqual(inboxKindNames);
  expect(await kindsOf('content')).toEqual([]);
  expect(await kindsOf('support')).toEqual([
    ...['refund-to-send', 'cancel-request', 'refund-unanswered', 'notice-failed'],
    ...['message-unanswered', 'review-unanswered'],
  ]);
  const { subject } = await PLANTS['money-late']();
  const item = { kind: 'money-late', subject, version: 0, to: 'me' };
  expect(await ask('assignItem', item, 'support')).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
});

test('the worst comes first, of the same severity the oldest', async () => {
  for (const kind of ['money-late', 'step-late', 'refund-to-send', 'money-twice'] as const) await PLANTS[kind]();
  const { items, counts } = (await ask('listInbox', {})).body;
  const order = items.map(({ severity, since }: { severity: string; since: string }) => [
    ['bad', 'warn', 'calm'].indexOf(severity),
    since,
  ]);
  expect(order).toEqual(
    order.toSorted(([a, b]: [number, string], [c, d]: [number, string]) => a - c || (b < d ? -1 : b > d ? 1 : 0)),
  );
  expect(counts.all).toBeGreaterThanOrEqual(items.length);
});
