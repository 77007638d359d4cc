/** Suggestions where a customer names a bank, the most used first; any other name may be typed, because banks come and go. */
export const BANK_NAMES = [
  'Хаан банк',
  'Голомт банк',
  'Худалдаа хөгжлийн банк',
  'Төрийн банк',
  'Хас банк',
  'Капитрон банк',
  'М банк',
  'Ариг банк',
  'Богд банк',
  'Чингис хаан банк',
  'Тээвэр хөгжлийн банк',
  'Үндэсний хөрөнгө оруулалтын банк',
] as const;
