// What the server says and no page has words of its own for, letter by letter where the spec quotes it (§4, §5, §8). Apart from
// texts.ts, which every page loads: these come as an answer, or with the page that names them.
import { statusLabel } from '@tokhi/rules/order/order-status';

export const serverTexts = {
  // Of the spec
  emailTaken: 'Уучлаарай. Цахим хаяг бүртгэлтэй байна',
  registerFailed: 'Уучлаарай. алдаа гарлаа дахин оролдоно уу',
  socialProfileFailed: 'Уучлаарай. Шаардлагатай талбарууд татагдсангүй.',
  favouriteLimit: '5-аас дээш бүтээгдэхүүн хадгалах боломжгүй',

  // Order status (§4). The labels stand with the states themselves, in rules/order-status; these are the ones the spec quotes.
  statusPending: statusLabel('pending'),
  statusPaid: statusLabel('paid'),
  statusOrdered: statusLabel('ordered'),

  // Ours: what the spec leaves to the server ("the server message") or does not foresee
  wrongCredentials: 'И-мэйл хаяг эсвэл нууц үг буруу байна.',
  emailNotConfirmed: 'И-мэйл хаягаа баталгаажуулаагүй байна. Имейлээ шалгаад илгээсэн холбоосоор баталгаажуулна уу.',
  /** Decision 22: the same words for a known and an unknown address. */
  passwordLinkSent: 'Хэрэв энэ хаяг бүртгэлтэй бол нууц үг сэргээх холбоос илгээсэн. Имейлээ шалгана уу.',
  confirmationSent: 'Хэрэв энэ хаягийг баталгаажуулаагүй бол холбоосыг дахин илгээсэн. Имейлээ шалгана уу.',
  codeSent: 'Нэвтрэх кодыг имэйлээр илгээлээ. Имейлээ шалгана уу.',
  passwordCommon: 'Энэ нууц үгийг хүмүүс хэт олон хэрэглэдэг тул амархан таагдана. Өөр нууц үг сонгоно уу.',
  wrongPassword: 'Одоогийн нууц үг буруу байна.',
  tooManyTries:
    'Буруу оролдлого хэт олон болсон тул нууц үгээр түр нэвтрэх боломжгүй. Имэйлээр код авч нэвтрэх эсвэл нууц үгээ сэргээнэ үү.',
  codeWrong: 'Код буруу эсвэл хугацаа нь дууссан байна. Имэйлээ дахин шалгах эсвэл шинэ код авна уу.',
  orderInWork: 'Биелж дуусаагүй захиалга эсвэл буцаалт байгаа тул бүртгэлийг одоо устгах боломжгүй.',
  contactLimit: 'Өдөрт 5 хүртэл зурвас илгээх боломжтой. Өмнөх зурвасууд тань хадгалагдсан. Маргааш дахин бичнэ үү.',
  productNotFound: 'Ийм бүтээгдэхүүн олдсонгүй.',
  categoryNotFound: 'Ийм ангилал олдсонгүй.',
  brandNotFound: 'Ийм брэнд олдсонгүй.',
  eventNotFound: 'Ийм арга хэмжээ олдсонгүй.',
  orderNotFound: 'Ийм захиалга олдсонгүй.',
  orderExpired: 'Захиалгын хугацаа дууссан тул цуцлагдсан. Шинээр захиална уу.',
  orderAlreadyPaid: 'Захиалгын төлбөр аль хэдийн төлөгдсөн байна. Дахин төлөх шаардлагагүй.',
  tooManyUnpaidOrders:
    'Төлбөр нь хүлээгдэж буй захиалга тань хэт олон болсон байна. Аль нэгийг нь төлөх эсвэл цуцлаад дахин оролдоно уу.',
  figuresChanged:
    'Үнэ эсвэл төлбөрийн дүн өөрчлөгдсөн байна. Танаас төлбөр аваагүй. Шинэ дүнг шалгаад дахин баталгаажуулна уу.',
  partlyPaid: 'Захиалгын төлбөрийн нэг хэсэг орсон байна. Үлдэгдлийг дансаар шилжүүлнэ үү.',
  refundNotPossible: 'Энэ захиалгад ийм буцаалт хүсэх боломжгүй байна. Хуудсаа шинэчлээд дахин шалгана уу.',
  refundInWork: 'Таны өмнөх буцаалтын хүсэлтийг шийдвэрлэж байна. Дууссаны дараа дахин хүсэлт гаргана уу.',
  refundChanged: 'Буцаах дүн өөрчлөгдсөн байна. Хүсэлт илгээгдээгүй. Шинэ дүнг шалгаад дахин илгээнэ үү.',
  nothingToRefund:
    'Суутгалын дараа буцаах мөнгө үлдэхгүй байна. Юу ч өөрчлөгдөөгүй. Асуух зүйл байвал бидэнтэй холбогдоно уу.',
  paymentUnavailable:
    'Төлбөрийн үйлчилгээ түр ажиллахгүй байна. Танаас төлбөр аваагүй, захиалга тань хадгалагдсан. Өөр төлбөрийн хэлбэр сонгох эсвэл түр хүлээгээд дахин оролдоно уу.',
  tooManyRequests: 'Хэт олон удаа оролдлоо. Түр хүлээгээд дахин оролдоно уу.',
  forbidden: 'Танд энэ үйлдлийг хийх эрх алга. Тусламж авах бол бидэнтэй холбогдоно уу.',
  keyReused: 'Энэ хүсэлтийг өмнө нь өөр мэдээллээр илгээсэн байна. Өмнөх нь хэвээрээ. Хуудсаа дахин ачаална уу.',
  callNotFound: 'Ийм үйлдэл алга. Хуудсаа дахин ачаална уу.',
} as const;
