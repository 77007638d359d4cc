import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { groupThousands } from '@tokhi/rules/money/money';
import { LARGEST_COST_TUG, largestCost, MOST_CODES_AT_ONCE } from '@tokhi/rules/money/new-codes';
import { midnightOf } from './code-words.ts';

/** The form of a new code, as typed. */
export interface NewCode {
  how: 'typed' | 'random';
  kind: 'coupon' | 'voucher';
  amount: string;
  from: string;
  to: string;
  uses: string;
  isUnlimited: boolean;
  code: string;
  count: string;
  beginning: string;
  note: string;
}

export const EMPTY: NewCode = {
  ...{ how: 'typed', kind: 'coupon', amount: '', from: '', to: '', uses: '1', isUnlimited: false },
  ...{ code: '', count: '50', beginning: '', note: '' },
};

export const numberIn = (typed: string): number => Number(typed.replace(/\D/g, '') || '0');

export type Wrong = Partial<Record<keyof NewCode, string>>;

const TYPED = /^[A-ZА-ЯЁӨҮ\d][A-ZА-ЯЁӨҮ\d-]{2,38}[A-ZА-ЯЁӨҮ\d]$/;
const BEGINNING = /^(?:[A-Z\d][A-Z\d-]{0,10}[A-Z\d]|[A-Z\d])?$/;
const MOST_TUG = 100_000_000;

/** The errors of the form, by field; empty if it can be sent. */
export function wrongIn(form: NewCode): Wrong {
  const amount = numberIn(form.amount);
  const count = numberIn(form.count);
  return {
    ...((amount < 1 || amount > MOST_TUG) && { amount: '1–100,000,000₮ бичнэ үү' }),
    ...(!form.isUnlimited && numberIn(form.uses) < 1 && { uses: 'Дор хаяж 1 удаа' }),
    ...(form.from !== '' && form.to !== '' && form.from > form.to && { to: 'Эхлэхээс өмнө дуусаж байна' }),
    ...(form.note.trim() === '' && { note: 'Хэнд, юуны учир гэдгийг бичнэ үү' }),
    ...(form.how === 'typed' && !TYPED.test(form.code.trim().toUpperCase()) && { code: '4–40 үсэг, тоо, зураас' }),
    ...(form.how === 'random' &&
      (count < 1 || count > MOST_CODES_AT_ONCE) && { count: `1–${groupThousands(MOST_CODES_AT_ONCE)}` }),
    ...(costOf(form) > LARGEST_COST_TUG && { amount: `Нийт дүн ${groupThousands(LARGEST_COST_TUG)}₮-өөс их` }),
    ...(form.how === 'random' &&
      !BEGINNING.test(form.beginning.trim().toUpperCase()) && { beginning: '12 хүртэл латин үсэг, тоо' }),
  };
}

/** The maximum cost of the codes; 0 if there is none. */
const costOf = (form: NewCode): number =>
  largestCost({
    count: form.how === 'typed' ? 1 : numberIn(form.count),
    uses: form.isUnlimited ? null : numberIn(form.uses),
    amountTug: numberIn(form.amount),
  }) ?? 0;

export const bodyOf = (form: NewCode): CallBody<AdminCalls['createCodes']> => ({
  ...{ kind: form.kind, amount: numberIn(form.amount), note: form.note.trim() },
  starts_at: form.from === '' ? null : midnightOf(form.from),
  ends_at: form.to === '' ? null : midnightOf(form.to, 1),
  uses: form.isUnlimited ? null : numberIn(form.uses),
  codes:
    form.how === 'typed'
      ? { how: 'typed', code: form.code.trim().toUpperCase() }
      : { how: 'random', count: numberIn(form.count), beginning: form.beginning.trim().toUpperCase() },
});
