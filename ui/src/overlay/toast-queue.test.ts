import { expect, test } from 'vitest';
import { type ToastMessage, toastQueue } from './toast-queue.ts';

const added: ToastMessage = { kind: 'success', text: 'Сагсанд нэмэгдлээ' };
const refused: ToastMessage = { kind: 'failure', text: 'Үлдэгдэл хүрэлцэхгүй байна' };

test('the first message wakes the part that shows messages, and waits for it', () => {
  const queue = toastQueue();
  let woken = 0;
  queue.onWanted(() => {
    woken += 1;
  });
  expect(queue.isWanted()).toBe(false);
  queue.say(added);
  expect(queue.isWanted()).toBe(true);
  expect(woken).toBe(1);
});

test('messages that waited are shown in their order, later ones at once', () => {
  const queue = toastQueue();
  const shown: ToastMessage[] = [];
  queue.say(added);
  queue.say(refused);
  queue.attach((message) => shown.push(message));
  queue.say(added);
  expect(shown).toEqual([added, refused, added]);
});

test('a message that comes after the part has gone waits for the next one', () => {
  const queue = toastQueue();
  const shown: ToastMessage[] = [];
  queue.attach(() => {})();
  queue.say(refused);
  queue.attach((message) => shown.push(message));
  expect(shown).toEqual([refused]);
});
