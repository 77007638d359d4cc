// The listed reasons for which staff correct points or block an account. Without zod, for the browser.

export const correctionReasons = {
  missing_goods: 'Бараа дутсаны нөхөлт',
  late_delivery: 'Хүргэлт хоцорсны нөхөлт',
  mistake: 'Алдаа залруулсан',
  goodwill: 'Талархал',
} as const;

export type CorrectionReason = keyof typeof correctionReasons;

export const blockReasons = {
  fraud: 'Залилангийн сэжигтэй',
  false_orders: 'Олон удаа худал захиалсан',
  abuse: 'Ажилтанд зүй бус хандсан',
  own_request: 'Өөрөө хүссэн',
} as const;

export type BlockReason = keyof typeof blockReasons;

export const correctionReasonNames = Object.keys(correctionReasons) as [CorrectionReason, ...CorrectionReason[]];
export const blockReasonNames = Object.keys(blockReasons) as [BlockReason, ...BlockReason[]];

/** Which customers a list shows. */
export const customerViews = ['all', 'recent', 'new', 'organisation', 'bonus', 'gone', 'blocked'] as const;

export type CustomerView = (typeof customerViews)[number];
