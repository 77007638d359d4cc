// Sections, limits and warnings of the front page. Without zod, for the browser.

/** In the order of the shop's page, for those that it shows on one page. */
export const frontPageSections = {
  home_banners: 'Том баннер',
  photo_banners: 'Зурган баннер',
  events: 'Хэштег, арга хэмжээ',
  quick_categories: 'Шуурхай ангилал',
  rooms: 'Өрөө',
  special_offers: 'Онцгой санал',
  recommended: 'Санал болгох',
  promo_banners: 'Доод баннер',
  top_brand: 'Шилдэг брэнд',
  last_chance: 'Сүүлчийн боломж',
  top_rated: 'Өндөр үнэлгээтэй',
  top: 'Эрэлттэй',
  trend: 'Тренд',
  category_sentences: 'Ангиллын өгүүлбэр',
  brand_sentences: 'Брэндийн өгүүлбэр',
} as const;
export type FrontPageSection = keyof typeof frontPageSections;

/** The lists that staff pick by hand. */
export const featuredLists = ['recommended', 'top', 'top_brand', 'top_rated', 'last_chance', 'trend'] as const;

export const frontPageStates = ['draft', 'scheduled', 'published'] as const;

export const frontPageLimits = {
  banners: 12,
  quick_categories: 24,
  listed_products: 48,
  offers: 20,
  events: 60,
  event_products: 500,
  rooms: 24,
  room_products: 60,
  /** Characters. */
  title: 60,
  label: 40,
  sentence: 300,
} as const;

/** The largest width at which the shop shows a banner or a room. */
export const FRONT_PICTURE_WIDTH = 1600;
/** The contrast ratio between the dark and the light parts of a picture: below it everything in it looks alike. */
export const LEAST_PICTURE_CONTRAST = 3;

/** What a change can be about, other than the whole item. */
export const frontPageFields = {
  title_1: 'Гарчиг',
  title_2: 'Өгүүлбэр',
  title_3: 'Шошго',
  title: 'Гарчиг',
  name: 'Нэр',
  description: 'Тайлбар',
  sentence: 'Өгүүлбэр',
  picture: 'Зураг',
  image: 'Зураг',
  product: 'Бараа',
  products: 'Бараанууд',
  spots: 'Тэмдэг',
  sub_category: 'Дэд ангилал',
  starts_at: 'Эхлэх',
  ends_at: 'Дуусах',
} as const;
export type FrontPageField = keyof typeof frontPageFields;

export const frontPageChanges = {
  added: 'Нэмсэн',
  removed: 'Хассан',
  changed: 'Өөрчилсөн',
  moved: 'Байр сольсон',
} as const;

/** None of them prevents publishing. */
export const frontPageWarnings = {
  product_sold_out: 'Дууссан бараа',
  product_withdrawn: 'Дэлгүүрт харагдахгүй бараа',
  offer_without_campaign: 'Хямдрал алга: онцгой санал харагдахгүй',
  price_differs: 'Бичсэн үнэ нь барааныхаас зөрсөн',
  event_empty: 'Хоосон арга хэмжээ',
  room_empty: 'Хоосон өрөө',
  period_over: 'Хугацаа нь дууссан',
  picture_narrow: 'Зураг 1600 цэгээс нарийн',
  picture_dull: 'Зургийн ялгаралт бага',
  sub_category_hidden: 'Нуусан эсвэл нэгтгэсэн дэд ангилал',
  overwrites: 'Ноорог эхэлснээс хойш дэлгүүрт өөрчлөгдсөн, нийтэлбэл дарагдана',
} as const;
export type FrontPageWarning = keyof typeof frontPageWarnings;
