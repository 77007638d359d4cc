import { messageTemplates, templateName } from '@tokhi/contract/admin/message-texts';
import { emailTextsForm, messageTextsForm, smsTextsForm } from '../notice-texts.ts';
import type { FormGroup } from './setting-form.ts';

const texts = { isMoney: false, fields: null, choices: {} };

/** The same events, by email and by SMS; the text must contain the facts in braces. */
const EVENTS = {
  ...{
    orderMade: 'Захиалга бүртгэгдсэн',
    orderExpiring: 'Төлөх хугацаа дуусаж буй',
    orderExpired: 'Төлөгдөөгүй, цуцлагдсан',
  },
  ...{ orderPaid: 'Төлөгдсөн', ordered: 'Баталгаажсан', loaded: 'Бээжингээс ачигдсан', cameInEreen: 'Эрээнд ирсэн' },
  ...{ cameInUb: 'Улаанбаатарт ирсэн', inStock: 'Хүргэлтэд гарсан', readyInStore: 'Дэлгүүрт бэлэн болсон' },
  ...{ delivered: 'Хүлээлгэн өгсөн', refundAsked: 'Буцаалт хүссэн', unavailable: 'Бараа олдоогүй' },
  ...{ refundDone: 'Буцаалт шилжүүлсэн', refundDeclined: 'Буцаалтыг зөвшөөрөөгүй', strayMoney: 'Илүү ирсэн мөнгө' },
} as const;

/** The label names the facts that the text must contain. */
const withSum = (...names: (keyof typeof EVENTS)[]) =>
  Object.fromEntries(names.map((name) => [name, `${EVENTS[name]}, {дүн}`]));

export const noticeForms: FormGroup = {
  title: 'Мэдэгдлийн загвар',
  forms: [
    {
      ...{ ...texts, name: 'email_texts', title: 'Имэйлийн загвар', record: emailTextsForm },
      affects: 'Захиалгын имэйлийн гарчгийн доорх бичвэр. Хаалттай үг бүр, жишээ нь {дүн}, байрандаа үлдэнэ',
      from: 'Дараа явах имэйлээс',
      labels: {
        ...EVENTS,
        orderMadeByPhone: 'Утсаар бүртгэгдсэн',
        orderExpiring: `${EVENTS.orderExpiring}, {хугацаа}`,
        ...withSum('orderPaid', 'strayMoney'),
      },
    },
    {
      ...{ ...texts, name: 'sms_texts', title: 'SMS-ийн загвар', record: smsTextsForm },
      affects: 'SMS-ийн дугаарын дараах үгс, хамгийн урт дүнтэйгээ нэг SMS-д багтана. Хаалттай үг бүр байрандаа үлдэнэ',
      from: 'Дараа явах SMS-ээс',
      labels: {
        ...EVENTS,
        orderPaidWithBonus: 'Төлөгдсөн, {бонус}',
        orderExpiring: `${EVENTS.orderExpiring}, {хугацаа}`,
        ...withSum('orderMade', 'refundAsked', 'unavailable', 'refundDone', 'strayMoney'),
      },
    },
    {
      ...{ ...texts, name: 'message_texts', title: 'Зурвасын загвар', record: messageTextsForm },
      ...{ affects: 'Захиалгын хуудсанд ажилтны бичих зурвасын эхлэл', from: 'Дараа нээх захиалгаас' },
      labels: Object.fromEntries(messageTemplates.map((one) => [one, templateName(one)])),
    },
  ],
};
