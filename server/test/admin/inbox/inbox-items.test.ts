import { expect, test } from 'vitest';
import { ago, HOUR_MS, inboxOfTest } from './inbox-of-test.ts';
import { createPlants } from './inbox-plants.ts';

const inbox = inboxOfTest();
const { db, now, ask, itemsOf } = inbox;
const PLANTS = createPlants(inbox);

test('an item is taken, postponed and done with a reason, each with an audit row, and comes back when that is taken back', async () => {
  const { subject } = await PLANTS['money-twice']();
  const item = { kind: 'money-twice', subject };
  const shown = async () => (await itemsOf('money-twice')).find((one) => one.subject === subject);
  expect((await ask('assignItem', { ...item, version: 0, to: 'me' })).body.version).toBe(1);
  expect(await shown()).toMatchObject({ assignee: 'owner', is_mine: true, version: 1 });
  expect((await ask('listInbox', { whose: 'mine' })).body.counts.mine).toBe(1);
  const stale = await ask('assignItem', { ...item, version: 0, to: 'me' }, 'finance');
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', details: { version: 1, changed_by: 'owner' } },
  });
  const until = new Date(now().getTime() + HOUR_MS).toISOString();
  await ask('postponeItem', { ...item, version: 1, until });
  expect(await shown()).toBeUndefined();
  expect((await ask('postponeItem', { ...item, version: 2, until: ago(1).toISOString() })).status).toBe(400);
  await ask('postponeItem', { ...item, version: 2, until: null });
  await ask('finishItem', { ...item, version: 3, reason: 'Хэрэглэгчтэй ярьсан' });
  expect(await shown()).toBeUndefined();
  await ask('finishItem', { ...item, version: 4, reason: null });
  expect(await shown()).toMatchObject({ version: 5 });
  const audit = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    ...['assign item', 'postpone item', 'postpone item', 'finish item', 'reopen item'],
  ]);
});

test('of two who take an item at the same moment one has it', async () => {
  const { subject } = await PLANTS['money-late']();
  const item = { kind: 'money-late', subject, version: 0, to: 'me' };
  const answers = await Promise.all(
    (['owner', 'finance', 'owner'] as const).map((role) => ask('assignItem', item, role)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});
