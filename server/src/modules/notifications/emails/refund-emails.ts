import { formatTug } from '@tokhi/rules/money/money';
import type { Templates } from './template.ts';

const ABOUT_REFUND = 'Буцаалтынхаа явцыг мэдэж байгаарай гэж энэ имэйлийг илгээв.';

const toOrder = (origin: string, orderNumber: string) =>
  ({ kind: 'button', label: 'Захиалга үзэх', url: `${origin}/show-order/${orderNumber}` }) as const;

const saidBy = (isUnavailable: boolean): 'shop' | 'customer' => (isUnavailable ? 'shop' : 'customer');

/** The customer asked for it, or the shop cannot deliver. */
const ASKED = {
  customer: {
    subject: 'буцаалтын хүсэлтийг хүлээн авлаа',
    heading: 'Буцаалтын хүсэлтийг хүлээн авлаа',
    text: 'refundAsked',
    small: 'Та ийм хүсэлт гаргаагүй бол бидэнтэй шууд холбогдоорой.',
  },
  shop: {
    subject: 'бараа олдсонгүй, мөнгийг тань буцаана',
    heading: 'Бараа олдсонгүй, мөнгийг тань буцаана',
    text: 'unavailable',
    small: 'Мөнгийг шилжүүлмэгц имэйлээр мэдэгдэнэ. Асуух зүйл байвал бидэнтэй холбогдоорой.',
  },
} as const;

/** Emails about a refund: requested, paid out, or declined. The account is shown by its last digits only. */
export const refundEmails = {
  'refund-asked': {
    subject: ({ orderNumber, isUnavailable }) => `Захиалга ${orderNumber}: ${ASKED[saidBy(isUnavailable)].subject}`,
    write: ({ orderNumber, amountTug, isUnavailable }, { origin, texts }) => {
      const { heading, text, small } = ASKED[saidBy(isUnavailable)];
      return {
        preview: `Буцаах дүн ${formatTug(amountTug)}`,
        heading,
        orderNumber,
        blocks: [
          { kind: 'paragraph', text: texts[text] },
          { kind: 'total', name: 'Буцаах дүн', value: formatTug(amountTug) },
          toOrder(origin, orderNumber),
          { kind: 'small', text: small },
        ],
        why: ABOUT_REFUND,
      };
    },
  },
  'refund-done': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber}: мөнгийг буцаан олголоо`,
    write: ({ orderNumber, amountTug, account }, { origin, texts }) => ({
      preview: `${formatTug(amountTug)} буцаан олголоо`,
      heading: 'Мөнгийг буцаан олголоо',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text: texts.refundDone },
        ...(account === null ? [] : [{ kind: 'facts' as const, rows: [['Данс', account]] as const }]),
        { kind: 'total', name: 'Буцаасан дүн', value: formatTug(amountTug) },
        toOrder(origin, orderNumber),
      ],
      why: ABOUT_REFUND,
    }),
  },
  'refund-declined': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber}: буцаалтын хүсэлтийн хариу`,
    write: ({ orderNumber, answer }, { origin, texts }) => ({
      preview: 'Хүсэлтийг зөвшөөрөх боломжгүй байна',
      heading: 'Буцаалтын хүсэлтийг зөвшөөрсөнгүй',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text: texts.refundDeclined },
        { kind: 'box', title: 'Шалтгаан', text: answer, tone: 'plain' },
        {
          kind: 'paragraph',
          text: 'Хүсэлт гаргахад хасагдсан бонус тань эргэж орсон. Асуух зүйл байвал бидэнтэй холбогдоорой.',
        },
        toOrder(origin, orderNumber),
      ],
      why: ABOUT_REFUND,
    }),
  },
} satisfies Templates;
