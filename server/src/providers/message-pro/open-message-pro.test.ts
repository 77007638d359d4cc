import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { type MessagePro, openMessagePro } from './open-message-pro.ts';

const sandbox = sandboxOfTest();
const KEY = 'planted-key';
let troubles: string[];
let service: MessagePro;
const opened = (changed: { sender?: string; key?: string; url?: string; wholeMs?: number } = {}) => {
  const url = sandbox.address('/message-pro');
  return openMessagePro({
    url,
    key: KEY,
    sender: '70002020',
    onTrouble: (reason) => troubles.push(reason),
    ...changed,
  });
};
beforeEach(() => {
  troubles = [];
  service = opened();
});
afterEach(() => service.close());

const message = { phone: '99112233', text: 'Тохь: захиалга & төлбөр, 100% +1₮' };
const received = async () => {
  const answer = await fetch(sandbox.address('/message-pro/messages'));
  return ((await answer.json()) as { messages: { to: string; text: string; from: string }[] }).messages;
};
const clear = () => fetch(sandbox.address('/message-pro/messages'), { method: 'DELETE' });

test('a message arrives on the phone as it was written, from the shop’s number', async () => {
  expect(await service.send(message)).toEqual({ state: 'sent' });
  expect(await received()).toMatchObject([{ to: '99112233', from: '70002020', text: message.text }]);
});

test.each([
  ['a key that is none', { key: '' }, 403],
  ['a bill that is not paid', { sender: '70000402' }, 402],
  ['a number that is switched off', { sender: '70000404' }, 404],
])('it says no to %s, by its status', async (_why, changed, status) => {
  const other = opened(changed);
  expect(await other.send(message)).toEqual({ state: 'refused', status });
  await other.close();
});

test('away is not unsure: nothing went, and it may be sent again', async () => {
  const nowhere = opened({ url: 'http://127.0.0.1:1' });
  expect(await nowhere.send(message)).toEqual({ state: 'away' });
  await nowhere.close();
  await sandbox.turn('message-pro', 'down');
  expect(await service.send(message)).toEqual({ state: 'busy' });
});

test('an answer that was lost is unsure, and the phone has rung once', async () => {
  await clear();
  await sandbox.turn('message-pro', 'lost');
  expect(await service.send(message)).toEqual({ state: 'unsure' });
  expect(await received()).toHaveLength(1);
  expect(troubles.join()).not.toMatch(/planted-key|99112233|Тохь/);
});

test('one that says nothing is given up', async () => {
  const hasty = opened({ wholeMs: 200 });
  await sandbox.turn('message-pro', 'silent');
  expect(await hasty.send(message)).toEqual({ state: 'unsure' });
  await hasty.close();
});
