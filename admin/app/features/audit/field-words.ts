/** Names of the fields in an audit row; fields of a model use the names of product fields. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ status: 'Төлөв', state: 'Төлөв', step: 'Алхам', price: 'Үнэ', amountTug: 'Дүн', amount: 'Дүн', total: 'Нийт' },
  ...{ because: 'Шалтгаан', reason: 'Шалтгаан', note: 'Тэмдэглэл', field: 'Талбар', points: 'Оноо', units: 'Тоо' },
  ...{ name: 'Нэр', phone: 'Утас', phone2: 'Хоёр дахь утас', email: 'И-мэйл', address: 'Хаяг', district: 'Дүүрэг' },
  ...{ khoroo: 'Хороо', roles: 'Эрх', assignee: 'Хариуцагч', orders: 'Захиалга', count: 'Тоо', product: 'Бараа' },
  ...{ subject: 'Юуны тухай', location: 'Тавиур', channel: 'Суваг', method: 'Хэлбэр', until: 'Хүртэл' },
  ...{ version: 'Хувилбар', model_version: 'Загварын хувилбар', how: 'Яаж', kind: 'Төрөл', source: 'Эх сурвалж' },
  ...{ on_hand: 'Гарт', loss: 'Алдагдал', last: 'Сүүлийн зурвас', said: 'Хайсан үг', meant: 'Ижил үг' },
  ...{ both_ways: 'Хоёр тал руу', products: 'Бараанууд', ends_on: 'Дуусах өдөр', hidden: 'Нуусан', answer: 'Хариу' },
  ...{ rows: 'Мөр', row: 'Мөр', columns: 'Багана', bytes: 'Хэмжээ, байт', file: 'Файл', supplier: 'Нийлүүлэгч' },
  ...{ change_set: 'Үнийн багц', batch: 'Багц', outcome: 'Үр дүн', payload: 'Агуулга', blocked: 'Хаасан' },
  ...{ alt: 'Зургийн alt', seen_from: 'Хаанаас', bankId: 'Гүйлгээний дугаар', receivedAt: 'Хүлээн авсан', at: 'Цаг' },
  ...{ percent: 'Хувь', bonus: 'Бонус', proof: 'Баримт', code: 'Код', parent: 'Ангилал', into: 'Юутай нэгтгэсэн' },
  ...{ publish_at: 'Нийтлэх цаг', bar_code: 'Зураасан код', tax_classification: 'Татварын ангилал' },
  ...{ customs_code: 'Гаалийн код', bonus_percent: 'Бонус, %', is_family_price: 'Гэр бүлийн үнэ', badges: 'Тэмдэг' },
  ...{ packages: 'Хайрцаг', specs: 'Үзүүлэлт', dimension: 'Картын хэмжээ', cost_changed: 'Өртөг өөрчилсөн' },
  ...{
    sales_unit: 'Борлуулах нэгж',
    quantity: 'Тоо',
    product_type: 'Юу вэ',
    sub_category: 'Ангилал',
    brand: 'Брэнд',
    dimensions: 'Хэмжээний мөр',
  },
  ...{ width_mm: 'Өргөн, мм', depth_mm: 'Гүн, мм', height_mm: 'Өндөр, мм', description_html: 'Тайлбар' },
  ...{ designer_concept_html: 'Дизайнерын санаа', care_and_materials_html: 'Арчилгаа, материал', model: 'Загвар' },
};

/** A field's name for staff; a field without one keeps its stored name. */
export const fieldText = (field: string): string => FIELDS[field] ?? FIELDS[field.replace(/^model_/, '')] ?? field;
