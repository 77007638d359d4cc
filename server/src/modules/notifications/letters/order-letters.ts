import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { ABOUT_ORDER } from './about-order.ts';
import type { Templates } from './template.ts';

/**
 * What happens to an order; nobody can switch it off. The address is what somebody typed into a form: such a letter quotes no
 * name, phone or address.
 */
export const orderLetters = {
  'order-made': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber} бүртгэгдлээ`,
    write: ({ orderNumber, totalTug, payBy, goods, token }, { origin }) => ({
      preview: `${formatMoment(payBy)} хүртэл төлнө үү`,
      heading: 'Захиалга тань бүртгэгдлээ',
      blocks: [
        { kind: 'paragraph', text: 'Барааг тань нөөцөллөө. Төлбөр төлөгдмөгц захиалга баталгаажна.' },
        {
          kind: 'facts',
          rows: [
            ['Захиалгын дугаар', orderNumber],
            ...goods.map(({ name, quantity }) => [name, `${quantity} ш`] as const),
            ['Төлөх дүн', formatTug(totalTug)],
            ['Төлөх хугацаа', formatMoment(payBy)],
          ],
        },
        { kind: 'button', label: 'Захиалга хянах', url: `${origin}/track-order#${token}` },
        { kind: 'small', text: 'Холбоосоор зөвхөн захиалгын явцыг харна.' },
      ],
      why: ABOUT_ORDER,
    }),
  },
  'order-expiring': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber}: төлөх хугацаа дуусаж байна`,
    write: ({ orderNumber, totalTug, payBy }, { origin }) => ({
      preview: `${formatMoment(payBy)} хүртэл төлнө үү`,
      heading: 'Төлөх хугацаа дуусаж байна',
      blocks: [
        {
          kind: 'paragraph',
          text: `${formatMoment(payBy)} хүртэл төлөгдөөгүй бол захиалга цуцлагдаж, нөөцөлсөн бараа чөлөөлөгдөнө.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Захиалгын дугаар', orderNumber],
            ['Төлөх дүн', formatTug(totalTug)],
          ],
        },
        { kind: 'button', label: 'Захиалга үзэх', url: `${origin}/confirm-order/${orderNumber}` },
      ],
      why: ABOUT_ORDER,
    }),
  },
  'order-expired': {
    subject: ({ orderNumber }) => `Захиалга ${orderNumber} цуцлагдлаа`,
    write: ({ orderNumber }, { origin }) => ({
      preview: 'Төлөх хугацаа дууссан',
      heading: 'Захиалга цуцлагдлаа',
      blocks: [
        {
          kind: 'paragraph',
          text: `Төлбөр хугацаандаа ирээгүй тул захиалга ${orderNumber} цуцлагдаж, нөөцөлсөн бараа чөлөөлөгдлөө. Хүсвэл дахин захиалаарай.`,
        },
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
