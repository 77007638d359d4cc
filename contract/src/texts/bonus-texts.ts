// Ours: the changes of a customer's bonus, in words, by the reasons of the ledger (decision 6). Adjustments have the staff's own note.
export const bonusTexts = {
  welcome: 'Бүртгүүлсний бэлэг',
  earned: '{order} захиалгаас цугларсан',
  spent: '{order} захиалгад зарцуулсан',
  returned: '{order} захиалгад зарцуулаагүй тул буцаан олгосон',
  returned_by_refund: '{order} захиалгын буцаалтаар эргэж орсон',
  returned_by_decline: '{order} захиалгын буцаалт хийгдээгүй тул эргэж орсон',
  taken_back: '{order} захиалгын мөнгийг буцаасан тул хасагдсан',
  adjusted: 'Дэлгүүрийн ажилтан залруулсан',
} as const;

export type BonusReason = keyof typeof bonusTexts;
