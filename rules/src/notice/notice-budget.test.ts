import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { BUDGET_DAY_MS, BUDGET_MONTH_MS, budgetOf, mailboxOf } from './notice-budget.ts';

test('a stranger’s phone or mailbox is bound by both windows, the own confirmed address by the month alone', () => {
  expect(budgetOf({ aDay: 3, aMonth: 10 }, false)).toEqual({ aDay: 3, aMonth: 10 });
  expect(budgetOf({ aDay: 3, aMonth: 10 }, true)).toEqual({ aDay: 10, aMonth: 10 });
  expect([BUDGET_DAY_MS, BUDGET_MONTH_MS]).toEqual([86_400_000, 2_592_000_000]);
});

test.each([
  ['as it is', 'bold@tokhi.example', 'bold@tokhi.example'],
  ['in capitals, with spaces around', ' Bold@Tokhi.Example ', 'bold@tokhi.example'],
  ['with a tag', 'bold+1@tokhi.example', 'bold@tokhi.example'],
  ['with two tags', 'bold+1+2@tokhi.example', 'bold@tokhi.example'],
  ['with dots, which are others elsewhere', 'b.old@tokhi.example', 'b.old@tokhi.example'],
  ['with dots at Gmail', 'b.o.l.d+shop@gmail.com', 'bold@gmail.com'],
  ['with dots at Gmail by its other name', 'b.old@googlemail.com', 'bold@googlemail.com'],
  ['with an at sign in its name', '"a@b"@tokhi.example', '"a@b"@tokhi.example'],
])('an address %s leads to its mailbox', (_how, email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('the example is true', () => {
  expect(examples['notice-budget']()).toBe(
    'Whoever orders as Bold+1@tokhi.example and bold+2@tokhi.example writes to bold@tokhi.example both times, 3 times in a day and 10 times in thirty.',
  );
});
