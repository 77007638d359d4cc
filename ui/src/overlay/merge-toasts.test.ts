import { expect, test } from 'vitest';
import { mergeToast, toastKey } from './merge-toasts.ts';
import type { ToastMessage } from './toast-queue.ts';

const added = (name: string, label = 'Сагс үзэх'): ToastMessage => ({
  kind: 'success',
  text: 'Бүтээгдэхүүн нэмэгдлээ',
  about: { key: name, name, picture: null, several: '{n} бүтээгдэхүүн нэмэгдлээ' },
  action: { label, to: '/cart' },
});

test('a message about one product has its own words', () => {
  expect(mergeToast([], added('NARAN'))).toMatchObject({
    text: 'Бүтээгдэхүүн нэмэгдлээ',
    subjects: [{ name: 'NARAN' }],
  });
});

test('the same of another product makes one message that counts, the newest first', () => {
  const { subjects } = mergeToast([], added('NARAN'));
  const both = mergeToast(subjects, added('KHUN'));
  expect(both.text).toBe('2 бүтээгдэхүүн нэмэгдлээ');
  expect(both.subjects.map(({ name }) => name)).toEqual(['KHUN', 'NARAN']);
});

test('the same product again is not counted twice', () => {
  const { subjects } = mergeToast([], added('NARAN'));
  expect(mergeToast(subjects, added('NARAN')).text).toBe('Бүтээгдэхүүн нэмэгдлээ');
});

test('the same words are one message, other words or another way on are another', () => {
  const plain: ToastMessage = { kind: 'failure', text: 'Үлдэгдэл хүрэлцэхгүй байна' };
  expect(toastKey(plain)).toBe(toastKey({ ...plain }));
  expect(toastKey(added('NARAN'))).toBe(toastKey(added('KHUN')));
  expect(toastKey(added('NARAN'))).not.toBe(toastKey(added('NARAN', 'Хүснэгт үзэх')));
  expect(toastKey(plain)).not.toBe(toastKey({ ...plain, kind: 'success' }));
});
