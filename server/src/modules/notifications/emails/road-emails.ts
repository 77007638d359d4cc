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

/** Each step of an order's road, and its end. */
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
} satisfies Templates;
