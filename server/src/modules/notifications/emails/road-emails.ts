import { statusLabel } from '@tokhi/rules/order/order-status';
import { ABOUT_ORDER } from './about-order.ts';
import type { OrderStep } from './email.ts';
import type { Templates } from './template.ts';

interface Words {
  heading: string;
  /** What happens next. */
  next: string;
}

/** The road as its customer reads it (spec §4 Order status). */
const WORDS: Record<OrderStep, Words> = {
  ordered: { heading: 'Захиалга тань баталгаажлаа', next: 'Барааг тань бэлтгэж эхэллээ.' },
  loaded: { heading: 'Бараа тань Бээжингээс ачигдлаа', next: 'Дараагийн зогсоол нь Эрээн хот. Ирмэгц мэдэгдэнэ.' },
  came_in_ereen: {
    heading: 'Бараа тань Эрээнд ирлээ',
    next: 'Гаалийн бүрдүүлэлт 2–3 хоног болно. Улаанбаатарт ирмэгц дахин бичнэ.',
  },
  came_in_ub: { heading: 'Бараа тань Улаанбаатарт ирлээ', next: 'Ангилж дуусмагц хүргэлтэд гаргана.' },
  in_stock: { heading: 'Бараа тань хүргэлтэд гарлаа', next: '24–48 цагийн дотор хүргэнэ. Утсаа ойрхон байлгаарай.' },
  delivered: {
    heading: 'Бараагаа хүлээн авлаа',
    next: 'Тохьтой хэрэглээрэй. Сэтгэгдлээ барааны хуудсанд үлдээвэл баярлана.',
  },
};
const FETCHED: Words = {
  heading: 'Бараа тань дэлгүүрт бэлэн боллоо',
  next: 'Ажлын цагаар ирж авна уу. Захиалгын дугаараа хэлээрэй.',
};

const wordsOf = ({ step, isPickup }: { step: OrderStep; isPickup: boolean }): Words =>
  step === 'in_stock' && isPickup ? FETCHED : WORDS[step];

/** Each step of an order's road, its end, and what staff write about it on the way. */
export const roadEmails = {
  'order-step': {
    subject: (email) => `${wordsOf(email).heading}, ${email.orderNumber}`,
    write: (email, { origin }) => {
      const { heading, next } = wordsOf(email);
      return {
        preview: next,
        heading,
        orderNumber: email.orderNumber,
        blocks: [
          { kind: 'paragraph', text: next },
          { kind: 'button', label: 'Явцыг харах', url: `${origin}/show-order/${email.orderNumber}` },
        ],
        why: ABOUT_ORDER,
      };
    },
  },
  'order-step-corrected': {
    subject: ({ orderNumber }) => `Өмнөх мэдэгдлийг залруулж байна, ${orderNumber}`,
    write: ({ orderNumber, step, status }, { origin }) => {
      const next = `Захиалга тань «${statusLabel(step)}» гэж андуурч мэдэгдсэн байна. Одоо «${statusLabel(status)}» төлөвтэй. Төөрөгдүүлсэнд уучлаарай.`;
      return {
        preview: next,
        heading: 'Өмнөх мэдэгдлийг залруулж байна',
        orderNumber,
        blocks: [
          { kind: 'paragraph', text: next },
          { kind: 'button', label: 'Явцыг харах', url: `${origin}/show-order/${orderNumber}` },
        ],
        why: ABOUT_ORDER,
      };
    },
  },
  'order-message': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber}-ийн тухай`,
    write: ({ orderNumber, text }, { origin }) => ({
      preview: text,
      heading: 'Захиалгын тань тухай',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'button', label: 'Захиалга үзэх', url: `${origin}/show-order/${orderNumber}` },
      ],
      why: ABOUT_ORDER,
    }),
  },
} satisfies Templates;
