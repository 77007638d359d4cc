// Names of the differences of a day's closing. Without zod, for the browser.
import type { DifferenceKind } from '@tokhi/rules/money/day-differences';

export const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  list_missing: 'Жагсаалт бүтэн ирээгүй',
  not_recorded: 'Жагсаалтад байгаа, бүртгэлд алга',
  not_listed: 'Бүртгэлд байгаа, жагсаалтад алга',
  bank_row_open: 'Тулгаагүй хуулгын мөр',
  not_on_statement: 'Бүртгэлд байгаа, хуулгад алга',
  amount_differs: 'Дүн зөрсөн',
  other_day: 'Өөр өдрөөр бүртгэгдсэн',
  refund_unproven: 'Баталгаагүй буцаалт',
  receipt_missing: 'И-баримт алга',
  receipt_differs: 'И-баримтын дүн өөр',
};
