// Orders at suppliers: their states, and why they ended or differed from the order. Without zod, for the browser.

/** `sent` until something arrives; `confirmed` once the supplier has given a date; `receiving` from the first part on. */
export const purchaseStates = {
  draft: 'Ноорог',
  sent: 'Илгээсэн',
  confirmed: 'Баталсан',
  receiving: 'Хэсэгчлэн ирсэн',
  closed: 'Хаагдсан',
  cancelled: 'Цуцалсан',
} as const;
export type PurchaseState = keyof typeof purchaseStates;

/** The lists of purchases: drafts, under way at the supplier, or over. */
export const purchaseLists = ['drafts', 'open', 'ended'] as const;

/** Why more came than was ordered. */
export const overReasons = {
  sent_more: 'Нийлүүлэгч илүү илгээсэн',
  replacement: 'Гэмтсэнийг орлуулсан',
  gift: 'Үнэгүй нэмсэн',
  other: 'Бусад',
} as const;
export type OverReason = keyof typeof overReasons;

/** Why a purchase is closed before all of it came. */
export const shortReasons = {
  unavailable: 'Нийлүүлэгчид байхгүй',
  discontinued: 'Үйлдвэрлэхээ больсон',
  damaged: 'Гэмтсэн, буцаасан',
  lost: 'Замд алдагдсан',
  not_needed: 'Хэрэггүй болсон',
  other: 'Бусад',
} as const;
export type ShortReason = keyof typeof shortReasons;

export const MOST_PURCHASE_LINES = 300;
/** Units per line. */
export const MOST_PURCHASE_UNITS = 10_000;

/** The number that staff and the supplier use. */
export const purchaseNumber = (number: number): string => `PO-${number}`;
