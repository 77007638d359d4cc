// Orders at suppliers: their states, and why they ended or came otherwise than ordered. Without zod, for the browser.

/** `sent` until something came; `confirmed` once the supplier said when; `receiving` from the first part on. */
export const purchaseStates = {
  draft: 'Ноорог',
  sent: 'Илгээсэн',
  confirmed: 'Баталсан',
  receiving: 'Хэсэгчлэн ирсэн',
  closed: 'Хаагдсан',
  cancelled: 'Цуцалсан',
} as const;
export type PurchaseState = keyof typeof purchaseStates;

/** Which purchases a list has: being written, under way at the supplier, or over. */
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
/** Units of a line. */
export const MOST_PURCHASE_UNITS = 10_000;

/** As staff and the supplier call it. */
export const purchaseNumber = (number: number): string => `PO-${number}`;
