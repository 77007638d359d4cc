import { statusLabel } from '@tokhi/rules/order/order-status';
import { textOfStep } from '../text-of-step.ts';
import { ABOUT_ORDER } from './about-order.ts';
import type { OrderStep } from './email.ts';
import type { Templates } from './template.ts';

/** Headings of the steps (spec §4 Order status); the text about what happens next is a setting. */
const HEADINGS: Record<OrderStep, string> = {
  ordered: 'Захиалга тань баталгаажлаа',
  loaded: 'Бараа тань Бээжингээс ачигдлаа',
  came_in_ereen: 'Бараа тань Эрээнд ирлээ',
  came_in_ub: 'Бараа тань Улаанбаатарт ирлээ',
  in_stock: 'Бараа тань хүргэлтэд гарлаа',
  delivered: 'Бараагаа хүлээн авлаа',
};

const headingOf = ({ step, isPickup }: { step: OrderStep; isPickup: boolean }): string =>
  step === 'in_stock' && isPickup ? 'Бараа тань дэлгүүрт бэлэн боллоо' : HEADINGS[step];

/** The steps of an order, corrections, and messages of staff about it. */
export const roadEmails = {
  'order-step': {
    subject: (email) => `${headingOf(email)}, ${email.orderNumber}`,
    write: (email, { origin, texts }) => {
      const next = texts[textOfStep(email)];
      return {
        preview: next,
        heading: headingOf(email),
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
