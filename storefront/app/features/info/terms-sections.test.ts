import { SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import { expect, test } from 'vitest';
import { termsSections } from './terms-sections.ts';

const sections = termsSections(
  {
    phone: '7700-2020',
    email: 'tuslamj@tokhi.example',
    supportHours: [{ days: 'Ажлын өдөр', time: '08:00–17:00' }],
  },
  {
    hoursToPay: { usual: 20, transferOrLoan: 40 },
    tariff: 'by-weight',
    deliveryFees: SPEC_FEES,
    instalmentsAboveTug: 100_000,
    lenders: [
      { method: 'storepay', name: 'Storepay', perMille: 99, plan: { count: 3, daysBetween: 14 } },
      { method: 'KhanLending', name: 'Хаан банк', perMille: 11, plan: null },
    ],
  },
);
const clause = (section: number, place: number): string | undefined => sections[section - 1]?.clauses[place - 1];

test('the terms have nine sections, each with an address of its own', () => {
  expect(sections).toHaveLength(9);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(9);
});

test('no clause stands twice, because a clause is cited by its number', () => {
  const clauses = sections.flatMap((section) => section.clauses);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test('an unpaid order waits as long as the shop’s settings say, a transfer or a loan longer', () => {
  expect(clause(2, 5)).toContain('20 цагийн дотор');
  expect(clause(2, 5)).toContain('40 цагийн дотор');
});

test('the way of the goods is told: from the store in Beijing through Эрээн to the capital', () => {
  expect(clause(1, 4)).toContain('Бээжин дэх дэлгүүрээс захиалж, Эрээнээр дамжуулан Улаанбаатарт');
});

test('a transfer carries the first two and the last four characters of the order number', () => {
  expect(clause(3, 3)).toContain('IK6180339887 дугаартай захиалгад IK9887');
});

test('every lender of the shop is named with its fee', () => {
  expect(sections[3]?.table?.rows).toEqual([
    ['Storepay', '9.9%'],
    ['Хаан банк', '1.1%'],
  ]);
});

test('the parts of a lender who has them are told, and none are promised for the others', () => {
  expect(clause(4, 1)).toContain('Storepay 3 удаа, 14 хоног тутам');
  expect(sections[3]?.clauses.join(' ')).not.toContain('Хаан банк');
});

test('the estimate is 12 to 16 days, the average 14 to 18, and from the arrival it takes 24 to 48 hours', () => {
  expect(clause(5, 2)).toContain('12–16 хоног');
  expect(clause(5, 2)).toContain('14–18 хоног');
  expect(clause(5, 3)).toContain('24–48 цаг');
});

test('the delivery table says what each zone pays, and at most more for size and weight', () => {
  expect(sections[4]?.table?.rows).toEqual([
    ['Ойрын бүс', '8,000₮', '22,000₮ хүртэл'],
    ['Дунд бүс', '15,000₮', '30,000₮ хүртэл'],
    ['Холын бүс', '40,000₮', '35,000₮ хүртэл'],
  ]);
});

test('a refund costs 3 % by card, 2 % by wallet and, as section 6.4 says, 1 % otherwise', () => {
  expect(clause(6, 3)).toContain('картаар төлсөн бол 3%');
  expect(clause(6, 3)).toContain('QR-аар төлсөн бол 2%');
  expect(clause(6, 4)).toContain('1%');
  expect(sections[5]?.table?.rows[0]).toEqual(['Карт', '3,000₮', '1,000₮', '96,000₮']);
});

test('cash with a registered receipt goes back less 10 % VAT', () => {
  expect(clause(6, 6)).toContain('10% НӨАТ');
});

test('the last section says how to reach the shop, and when somebody answers', () => {
  expect(clause(9, 3)).toBe('Тусламжийн цаг: ажлын өдөр 08:00–17:00.');
  expect(clause(9, 2)).toContain('7700-2020');
  expect(clause(9, 2)).toContain('tuslamj@tokhi.example');
});
