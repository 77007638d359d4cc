import { LONGEST_MESSAGE, type MessageTemplate, usualMessages } from '@tokhi/contract/admin/message-texts';
import { fillText, hasFacts, type NoticeFact } from '@tokhi/rules/notice/fill-text';
import { smsParts } from '@tokhi/rules/notice/sms-parts';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** The longest value of each fact. */
const LONGEST: Record<NoticeFact, string> = { дүн: '999,999,999₮', бонус: '999,999,999', хугацаа: '12/31, 23:59' };
/** An SMS begins with «Тохь: IK6180339887 »; its text has the rest of one part. */
const BEFORE = 'Тохь: IK6180339887 ';
const LONGEST_SMS = 70;
const LONGEST_EMAIL = 500;

/** One line without invisible characters. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u);

/** The default text until staff change it, with its mandatory facts. */
const sms = (usual: string, ...facts: NoticeFact[]) =>
  line(LONGEST_SMS)
    .refine((text) => hasFacts(text, facts))
    .refine((text) => smsParts(BEFORE + fillText(text, LONGEST)) === 1)
    .default(usual);

const email = (usual: string, ...facts: NoticeFact[]) =>
  line(LONGEST_EMAIL)
    .refine((text) => hasFacts(text, facts))
    .default(usual);

const smsTextsSchema = z.strictObject({
  orderMade: sms('бүртгэгдлээ. Төлөх дүн {дүн}', 'дүн'),
  orderExpiring: sms('{хугацаа} хүртэл төлнө үү.', 'хугацаа'),
  orderExpired: sms('төлөгдөөгүй тул цуцлагдлаа.'),
  orderPaid: sms('төлөгдлөө.'),
  orderPaidWithBonus: sms('төлөгдлөө. +{бонус} бонус.', 'бонус'),
  ordered: sms('захиалга баталгаажлаа.'),
  loaded: sms('бараа Бээжингээс ачигдлаа.'),
  cameInEreen: sms('бараа Эрээнд ирлээ.'),
  cameInUb: sms('бараа Улаанбаатарт ирлээ.'),
  inStock: sms('бараа гарлаа, 24–48 цагт хүргэнэ.'),
  readyInStore: sms('бараа бэлэн, дэлгүүрээс авна уу.'),
  delivered: sms('барааг хүлээлгэн өглөө. Баярлалаа.'),
  refundAsked: sms('буцаалт: {дүн} буцаан олгоно.', 'дүн'),
  unavailable: sms('бараа олдсонгүй. {дүн} буцаана.', 'дүн'),
  refundDone: sms('буцаалт: {дүн} шилжүүллээ.', 'дүн'),
  refundDeclined: sms('буцаалтыг зөвшөөрсөнгүй. Имэйлээ үзнэ үү.'),
  strayMoney: sms('илүү ирсэн {дүн}-г буцаана.', 'дүн'),
});

/** The text of each SMS about an order, after its number; at most one part of 70 characters with any facts. */
export type SmsTexts = z.output<typeof smsTextsSchema>;

/** Until staff change them. */
export const usualSmsTexts: SmsTexts = smsTextsSchema.parse({});

export const { read: smsTexts, form: smsTextsForm } = settingRecord<SmsTexts>('sms_texts', smsTextsSchema);

const emailTextsSchema = z.strictObject({
  orderMade: email('Барааг тань нөөцөллөө. Төлбөр төлөгдмөгц захиалга баталгаажна.'),
  orderMadeByPhone: email('Утсаар ярьсны дагуу барааг тань нөөцөллөө. Төлбөр төлөгдмөгц захиалга баталгаажна.'),
  orderExpiring: email('{хугацаа} хүртэл төлөгдөөгүй бол захиалга цуцлагдаж, нөөцөлсөн бараа чөлөөлөгдөнө.', 'хугацаа'),
  orderExpired: email(
    'Төлбөр хугацаандаа ирээгүй тул захиалга цуцлагдаж, нөөцөлсөн бараа чөлөөлөгдлөө. Хүсвэл дахин захиалаарай.',
  ),
  orderPaid: email('{дүн} хүлээж авлаа. Дэлгүүр захиалгыг баталгаажуулж, алхам бүрийг мэдэгдэнэ.', 'дүн'),
  ordered: email('Барааг тань бэлтгэж эхэллээ.'),
  loaded: email('Дараагийн зогсоол нь Эрээн хот. Ирмэгц мэдэгдэнэ.'),
  cameInEreen: email('Гаалийн бүрдүүлэлт 2–3 хоног болно. Улаанбаатарт ирмэгц дахин бичнэ.'),
  cameInUb: email('Ангилж дуусмагц хүргэлтэд гаргана.'),
  inStock: email('24–48 цагийн дотор хүргэнэ. Утсаа ойрхон байлгаарай.'),
  readyInStore: email('Ажлын цагаар ирж авна уу. Захиалгын дугаараа хэлээрэй.'),
  delivered: email('Тохьтой хэрэглээрэй. Сэтгэгдлээ барааны хуудсанд үлдээвэл баярлана.'),
  refundAsked: email('Хүсэлтийг тань ажилтан шалгаж, шийдвэрээ имэйлээр мэдэгдэнэ.'),
  unavailable: email(
    'Уучлаарай, захиалсан бараа тань олдсонгүй. Мөнгийг тань шимтгэлгүй буцаана. Захиалгад үлдсэн бараа хугацаандаа очно.',
  ),
  refundDone: email('Мөнгийг шилжүүллээ. Банкнаас хамаарч данс, картанд тань орох хүртэл хугацаа орж болно.'),
  refundDeclined: email('Энэ захиалгын буцаалтыг хийх боломжгүй байна.'),
  strayMoney: email(
    '{дүн} ирсэн боловч захиалгад тооцогдсонгүй: хугацаа өнгөрсөн, давхардсан эсвэл дүн зөрсөн байна. Шимтгэлгүй, бүрэн буцаан олгоно.',
    'дүн',
  ),
});

/** The text of each email about an order, below its heading. Staff do not write emails about accounts (record 217). */
export type EmailTexts = z.output<typeof emailTextsSchema>;

export const usualEmailTexts: EmailTexts = emailTextsSchema.parse({});

export const { read: emailTexts, form: emailTextsForm } = settingRecord<EmailTexts>('email_texts', emailTextsSchema);

const message = (template: MessageTemplate) => line(LONGEST_MESSAGE).default(usualMessages[template]);

/** Beginnings of messages by staff about an order. */
export type MessageTexts = Readonly<Record<MessageTemplate, string>>;

export const {
  stored: storedMessageTexts,
  parse: parseMessageTexts,
  form: messageTextsForm,
} = settingRecord<MessageTexts>(
  'message_texts',
  z.strictObject({
    delay: message('delay'),
    refund: message('refund'),
    unreachable: message('unreachable'),
    address: message('address'),
  }),
);
