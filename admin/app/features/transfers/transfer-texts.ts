import { formatTug } from '@tokhi/rules/money/money';
import type { Suggestion, Transfer } from './transfers-query.ts';

const BANKS: Readonly<Record<string, string>> = {
  khan: 'Хаан банк',
  golomt: 'Голомт банк',
  tdb: 'Худалдаа хөгжлийн банк',
  xac: 'Хас банк',
  state: 'Төрийн банк',
};
export const bankNames = Object.entries(BANKS);
export const bankName = (bank: string): string => BANKS[bank] ?? bank;

/** The certainty of the match, in three bars and in a word. */
export function verdictOf({ verdict, suggestions, amount }: Transfer): { strength: 1 | 2 | 3; words: string } {
  const due = suggestions[0]?.due ?? 0;
  switch (verdict) {
    case 'sure':
      return { strength: 3, words: 'Баттай' };
    case 'short':
      return { strength: 2, words: `Дутуу ${formatTug(due - amount)}` };
    case 'over':
      return { strength: 2, words: `Илүү ${formatTug(amount - due)}` };
    case 'late':
      return { strength: 2, words: 'Хоцорсон' };
    case 'duplicate':
      return { strength: 2, words: 'Давхар' };
    case 'several':
      return { strength: 2, words: `${suggestions.length} захиалга` };
    case 'likely':
      return { strength: 2, words: 'Магадгүй' };
    case 'none':
    case null:
      return { strength: 1, words: 'Олдсонгүй' };
  }
}

const SURE = 80;
const LIKELY = 36;
export const strengthOf = (sum: number): 1 | 2 | 3 => (sum >= SURE ? 3 : sum >= LIKELY ? 2 : 1);

/** The effect of Enter on the order. */
export function consequenceOf({ outcome, due }: Suggestion, amount: number): { title: string; words: string } {
  const over = amount - due;
  switch (outcome) {
    case 'matched':
      return {
        title: 'Захиалга төлөгдсөн болно',
        words:
          over > 0
            ? `Илүү ${formatTug(over)} буцаалт болно. И-баримт, и-мэйл илгээгдэнэ.`
            : 'И-баримт, и-мэйл илгээгдэнэ.',
      };
    case 'part':
      return {
        title: 'Хэсэгчилсэн төлбөр болно',
        words: `Үлдэгдэл ${formatTug(due - amount)}. Захиалга төлөгдөхгүй хэвээр.`,
      };
    case 'duplicate':
      return { title: 'Давхар төлбөр, буцаалт болно', words: 'Эхний төлбөр хэвээр.' };
    case 'late':
      return { title: 'Хоцорсон, буцаалт болно', words: 'Хуучин захиалга сэргэхгүй.' };
    case 'unknown_order':
    case 'wrong_amount':
      return { title: 'Эзэнгүй мөнгө болж бүртгэгдэнэ', words: 'Эзэн нь олдох хүртэл буцаалтын жагсаалтад байна.' };
  }
}

const problems: Readonly<Record<string, string>> = {
  changed_meanwhile: 'Захиалга энэ хооронд өөрчлөгдсөн тул бичээгүй.',
  payment_entered_already: 'Энэ дугаараар өөр төлбөр бүртгэгдсэн тул бичээгүй.',
  payment_time_wrong: 'Гүйлгээний огноо захиалгатай тохирохгүй тул бичээгүй.',
};
export const problemWords = (problem: string): string => problems[problem] ?? 'Бичиж чадсангүй, дахин шийднэ үү.';
