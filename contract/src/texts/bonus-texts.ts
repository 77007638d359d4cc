// Ours: what moved a customer's bonus, in words, by the reasons of the ledger (decision 6). The staff's note of an adjustment is theirs.
export const bonusTexts = {
  welcome: 'Бүртгүүлсний бэлэг',
  earned: '{order} захиалгаас цугларсан',
  spent: '{order} захиалгад зарцуулсан',
  returned: '{order} захиалга биелээгүй тул буцаан олгосон',
  taken_back: '{order} захиалгын мөнгийг буцаасан тул хасагдсан',
  adjusted: 'Дэлгүүрийн ажилтан залруулсан',
} as const;

export type BonusReason = keyof typeof bonusTexts;
