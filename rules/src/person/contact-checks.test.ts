import { expect, test } from 'vitest';
import { checkContactMessage, checkContactTitle, MESSAGES_A_DAY } from './contact-checks.ts';
import { examples } from './examples.ts';

const letters = (count: number) => 'ү'.repeat(count);

test.each([
  ['', 'contact_title_required'],
  ['  ', 'contact_title_required'],
  ['х', null],
  [letters(50), null],
  [` ${letters(50)} `, null],
  [letters(51), 'contact_title_too_long'],
  ['х\nх', 'contact_title_required'],
])('the title %j: %s', (title, reason) => {
  expect(checkContactTitle(title)).toBe(reason);
});

test.each([
  ['', 'contact_message_required'],
  ['\n', 'contact_message_required'],
  ['х', null],
  [letters(200), null],
  [` ${letters(200)} `, null],
  [letters(201), 'contact_message_too_long'],
])('the message %j: %s', (message, reason) => {
  expect(checkContactMessage(message)).toBe(reason);
});

test('five messages a day are taken', () => {
  expect(MESSAGES_A_DAY).toBe(5);
});

test('the example reads well', () => {
  expect(examples['contact-checks']()).toBe(
    'A message of 200 letters to the shop is taken, one of 201 is refused, and so is an empty one: refused.',
  );
});
