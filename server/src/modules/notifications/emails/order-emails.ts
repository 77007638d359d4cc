import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { fillText } from '@tokhi/rules/notice/fill-text';
import { ABOUT_ORDER } from './about-order.ts';
import { orderBlocks } from './order-blocks.ts';
import type { Templates } from './template.ts';

/** The reader has no password, or none at hand. */
const BY_PHONE = 'Доорх товчийг дарж, энэ имэйл хаягаар ирэх кодоор нэвтрээд төлбөрийн хэлбэрээ сонгоно.';

/**
 * Emails about an order; nobody can switch them off. Anybody may have entered the address: such an email quotes no name, phone or address.
 */
export const orderEmails = {
  'order-made': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber} бүртгэгдлээ`,
    write: ({ orderNumber, totalTug, payBy, goods, rows, token, byPhone }, { origin, texts }) => ({
      preview: `${formatMoment(payBy)} хүртэл төлнө үү`,
      heading: 'Захиалга тань бүртгэгдлээ',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text: byPhone ? texts.orderMadeByPhone : texts.orderMade },
        ...(byPhone ? [{ kind: 'paragraph' as const, text: BY_PHONE }] : []),
        ...orderBlocks({ goods, rows }, origin),
        { kind: 'total', name: 'Төлөх дүн', value: formatTug(totalTug) },
        { kind: 'facts', rows: [['Төлөх хугацаа', formatMoment(payBy)]] },
        { kind: 'button', label: `${formatTug(totalTug)} төлөх`, url: `${origin}/confirm-order/${orderNumber}` },
      ],
      why: ABOUT_ORDER,
      // The link shows the progress of the order and nothing else.
      links: [{ label: 'Захиалга хянах', url: `${origin}/track-order#${token}` }],
    }),
  },
  'order-expiring': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber}: төлөх хугацаа дуусаж байна`,
    write: ({ orderNumber, totalTug, payBy }, { origin, texts }) => ({
      preview: `${formatMoment(payBy)} хүртэл төлнө үү`,
      heading: 'Төлөх хугацаа дуусаж байна',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text: fillText(texts.orderExpiring, { хугацаа: formatMoment(payBy) }) },
        { kind: 'total', name: 'Төлөх дүн', value: formatTug(totalTug) },
        { kind: 'button', label: 'Захиалга үзэх', url: `${origin}/confirm-order/${orderNumber}` },
      ],
      why: ABOUT_ORDER,
    }),
  },
  'order-expired': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber} цуцлагдлаа`,
    write: ({ orderNumber }, { origin, texts }) => ({
      preview: 'Төлөх хугацаа дууссан',
      heading: 'Захиалга цуцлагдлаа',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text: texts.orderExpired },
        {
          kind: 'paragraph',
          text: 'Мөнгө шилжүүлсэн бол санаа зоволтгүй: бидэнтэй холбогдоорой, бүрэн буцаан олгоно.',
        },
        { kind: 'button', label: 'Захиалга үзэх', url: `${origin}/show-order/${orderNumber}` },
      ],
      why: ABOUT_ORDER,
    }),
  },
} satisfies Templates;
