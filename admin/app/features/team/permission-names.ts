/** The rows of the matrix in words, by group. A permission that is not in the contract is not shown. */
export const PERMISSION_GROUPS: readonly (readonly [title: string, rows: readonly (readonly [string, string])[]])[] = [
  [
    'Захиалга',
    [
      ['use-inbox', 'Өнөөдрийн ажил'],
      ['view-orders', 'Захиалга харах'],
      ['take-phone-orders', 'Утсаар захиалга авах'],
      ['move-orders', 'Алхам урагшлуулах'],
      ['take-back-steps', 'Алхам буцаах'],
      ['change-contacts', 'Хаяг, утас засах'],
      ['view-personal-data', 'Хувийн мэдээлэл бүтнээр нь'],
      ['view-customers', 'Хэрэглэгч харах'],
      ['manage-customers', 'Бүртгэл хаах, арилгах'],
      ['answer-customers', 'Хэрэглэгчид хариулах'],
    ],
  ],
  [
    'Мөнгө',
    [
      ['match-transfers', 'Шилжүүлэг тулгах'],
      ['close-days', 'Өдөр хаах, сарын тайлан'],
      ['prepare-refunds', 'Буцаалт бэлтгэх'],
      ['approve-small-refunds', 'Буцаалт батлах, 500,000₮ хүртэл'],
      ['approve-large-refunds', 'Буцаалт батлах, дээш'],
      ['adjust-bonus', 'Бонус гараар засах'],
      ['manage-codes', 'Купон, эрхийн бичиг'],
      ['view-sales', 'Борлуулалтын дүн харах'],
    ],
  ],
  [
    'Бараа, үнэ',
    [
      ['view-products', 'Бараа харах'],
      ['view-costs', 'Өртөг, ашиг харах'],
      ['edit-products', 'Бараа засах'],
      ['change-prices-slightly', 'Үнэ өөрчлөх, ±5%'],
      ['change-prices', 'Үнэ өөрчлөх, их'],
      ['count-stock', 'Үлдэгдэл тоолох'],
      ['order-goods', 'Нийлүүлэгчээс захиалах'],
      ['send-large-purchases', 'Их дүнтэй захиалга илгээх'],
      ['publish-home-page', 'Нүүр хуудас нийтлэх'],
    ],
  ],
  [
    'Систем',
    [
      ['manage-team', 'Баг, эрх'],
      ['change-settings', 'Тохиргоо'],
      ['change-money-settings', 'Тариф, данс, шимтгэл'],
      ['view-audit', 'Үйлдлийн түүх'],
      ['view-status', 'Системийн төлөв'],
      ['retry-jobs', 'Зогссон ажлыг дахин эхлүүлэх'],
    ],
  ],
];
