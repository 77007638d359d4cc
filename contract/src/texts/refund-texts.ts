// Ours: what a refund deducts and why, and its states, in words (spec §9 Terms has the rates and no texts).
export const deductionTexts = {
  refund_fee: { title: 'Буцаалтын хураамж', why: 'Захиалгыг цуцлахад буцаах барааны төлсөн дүнгийн {percent}%' },
  vat: { title: 'НӨАТ', why: 'НӨАТ-ын баримт бүртгэгдсэн захиалгыг бэлнээр буцаахад {percent}%' },
  bank_fee: { title: 'Банк, төлбөрийн аппын шимтгэл', why: 'Мөнгийг буцааж шилжүүлэхэд {percent}%' },
  bonus: { title: 'Зарцуулсан бонус', why: 'Энэ захиалгаас авсан бонусаас аль хэдийн зарцуулсан нь' },
} as const;

export type DeductionName = keyof typeof deductionTexts;

export const refundStandings = {
  open: 'Хүсэлтийг хүлээн авсан. Ажилтан шалгаж байна.',
  sent: 'Мөнгийг шилжүүлж байна.',
  done: 'Мөнгийг буцаан олгосон.',
  declined: 'Хүсэлтийг зөвшөөрөөгүй.',
} as const;

/** For goods that the shop cannot deliver: the shop itself started the refund. */
export const unavailableIsOpen = 'Бараа олдсонгүй. Мөнгийг тань шимтгэлгүй буцаана.';

export type RefundStanding = keyof typeof refundStandings;
