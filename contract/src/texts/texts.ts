// Every text the spec quotes (§2–5 and §8), word for word: spec-section-8.test.ts compares them with the document.
// Our own texts are marked; they say what happened, what is safe and what to do next.
// Without zod and rules: every page loads these. Texts that only the server has are in server-texts.ts.

/** What the shop says, by situation. `{name}` places are filled by `fill`. */
export const texts = {
  // Notice titles (§8)
  failure: 'Амжилтгүй',
  success: 'Амжилттай',

  // Refusals and warnings of the shop (§5, §8)
  loginRequired: 'Нэвтэрсэн байх шаардлагатай',
  compareFull: 'Уучлаарай 4-өөс илүү бараа нэмэх боломжгүй',
  insufficientStock: 'Үлдэгдэл хүрэлцэхгүй байна',
  outOfStockRemoved: 'Үлдэгдэлгүй бүтээгдэхүүн хасагдлаа',
  nothingPurchasable: 'Худалдан авах бүтээгдэхүүн үлдэгдэлтэй эсэхийг шалгана уу',
  couponInvalid: 'Купон код буруу эсвэл ашиглагдсан байна',
  orderCreationFailed: 'Уучлаарай. Өөрийн имэйл хаягыг оруулна уу.',
  deliveryNotChosen: 'Хүргэлт сонгох эсвэл очиж авах хаяг сонгоно уу',
  paymentNotChosen: 'Төлбөрийн нөхцөлөө сонгоно уу',
  passwordMismatch: 'Уучлаарай. Нууц үг тохирсонгүй',
  repeatPasswordWrong: 'Давтан нууц үг буруу',
  contactIncomplete: 'Талбараа бүрэн бөглөнө үү',

  // Beside a field (§5)
  nameRequired: 'Нэр оруулна уу.',
  emailRequired: 'И-мэйл хаягаа оруулна уу.',
  phoneRequired: 'Утасны дугаараа оруулна уу.',
  termsRequired: 'Үйлчилгээний нөхцөлийг зөвшөөрнө үү.',
  emailMalformed: 'Зөв имэйл оруулна уу',
  phoneMalformed: 'Та 8 эсвэл 9-өөр эхэлсэн, нийт 8 оронтой дугаар оруулна уу',
  /** Latin in the spec, too: the forgot-password form says exactly this. */
  forgotPasswordEmailMalformed: 'Invalid Email',

  // Success notices (§4, §8)
  loggedIn: 'Системд амжилттай нэвтэрлээ',
  registered: 'Бүртгэгдлээ. Имейлээ шалгана уу.',
  emailConfirmed: 'И-мэйл хаяг амжилттай баталгаажлаа.',
  /** Ours: for a confirmation link that is used again. */
  emailAlreadyConfirmed: 'Имэйл хаяг тань аль хэдийн баталгаажсан байна.',
  productAdded: 'Бүтээгдэхүүн нэмэгдлээ',
  productSaved: 'Бүтээгдэхүүн хадгалагдлаа',
  codeAdded: '{code} бүтээгдэхүүн нэмэгдлээ',
  modelAdded: '{model} бүтээгдэхүүн нэмэгдлээ',
  couponApplied: 'Үнийн дүнгээс {amount}₮ хасагдлаа',
  passwordChanged: 'Нууц үг шинэчлэгдлээ',
  infoUpdated: 'Мэдээлэл шинэчлэгдлээ',
  reviewSent: 'Сэтгэгдэл илгээгдлээ',
  /** No space after the full stop: the spec has none. */
  paymentReceived: 'Төлбөр амжилттай төлөгдлөө.Танд {n} нэмэгдлээ.',

  // Badges (§4)
  badgeNewLowerPrice: 'Хямдарсан',
  badgeTopSeller: 'Эрэлттэй',
  badgeNew: 'ШИНЭ',
  badgeFamilyPrice: 'IKEA family price',
  badgeLastChance: 'Last chance',

  // Pages and empty states (§2, §8)
  errorTitle: 'Алдаа',
  pageNotFound: 'Уучлаарай таны хайсан хуудас олдсонгүй.',
  searchEmpty: 'ХАЙЛТ ИЛЭРЦГҮЙ',
  /** Ours: the heading below a search without results. */
  nearestGoods: 'Хамгийн ойр бараа',
  nearestOnly: 'Яг таны хайсан бараа манайд алга. Үүнтэй төстэйг нь санал болгож байна.',
  searchWaiting: 'ТҮР ХҮЛЭЭНЭ ҮҮ',
  cartEmpty: 'Таны сагс хоосон байна',
  compareEmpty: 'ХАРЬЦУУЛАХ БҮТЭЭГДЭХҮҮНЭЭ СОНГОНО УУ',
  ordersEmpty: 'Танд захиалга алга',
  /** Ours (decision 29). */
  noReviews: 'Одоогоор үнэлгээ алга',

  // Buttons and labels (§2)
  myBonus: 'Миний бонус',
  bonus: 'Бонус',
  validity: 'Хүчинтэй хугацаа',
  addToCart: 'Сагсанд нэмэх',
  compare: 'Харьцуулах',
  save: 'Хадгалах',
  stockReady: 'Бэлэн',
  stockNone: 'Үлдэгдэлгүй',
  confirmAddress: 'Хаяг баталгаажуулах',

  // Ours: what the spec leaves to the server ("the server message") or does not foresee
  passwordTooShort: 'Нууц үг хамгийн багадаа 8 тэмдэгттэй байна.',
  linkInvalid: 'Холбоосын хугацаа дууссан эсвэл аль хэдийн ашиглагдсан байна. Шинэ холбоос авна уу.',
  emailNotProven: 'Имэйл хаяг таных мөн эсэхийг батлах кодыг имэйлээр илгээлээ.',
  tellWhenBack: 'Ирэхэд мэдэгдэх',
  willTellWhenBack: 'Бараа ирмэгц имэйлээр мэдэгдэнэ',
  willNotNotify: 'Энэ барааны тухай мэдэгдэхгүй',
  rateMissing: '1–5 од өгнө үү',
  registerNumberMalformed: 'Байгууллагын 7 оронтой регистрийн дугаар оруулна уу.',
  invalidRequest: 'Илгээсэн мэдээлэл буруу байна. Талбаруудаа шалгаад дахин оролдоно уу.',
  cartFull: 'Сагсанд 100 хүртэл нэр төрлийн бүтээгдэхүүн багтана.',
  addressIncomplete: 'Дүүрэг, хороо, дэлгэрэнгүй хаягаа бүрэн оруулна уу.',
  consumerMalformed: 'И-баримтын 8 оронтой дугаараа оруулна уу.',
  bankRequired: 'Банкаа оруулна уу.',
  accountMalformed: 'Дансны дугаар эсвэл IBAN-аа зөв оруулна уу.',
  holderRequired: 'Данс эзэмшигчийн нэрийг оруулна уу.',
  shopBusy: 'Дэлгүүр одоогоор ачаалалтай байна. Таны мэдээлэл хэвээрээ. Түр хүлээгээд дахин оролдоно уу.',
  openingInvoice: 'Төлбөрийн үйлчилгээний хариуг хүлээж байна. Түр хүлээнэ үү…',
  makingOrder: 'Захиалгыг бүртгэж байна. Түр хүлээнэ үү…',
  noConnection: 'Холболт тасарлаа. Бичсэн зүйл тань хэвээрээ. Интернэтээ шалгаад дахин оролдоно уу.',
  internal: 'Алдаа гарлаа. Таны сагс, захиалга хэвээрээ. Түр хүлээгээд дахин оролдоно уу.',
} as const;

export type TextName = keyof typeof texts;
