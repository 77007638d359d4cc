import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { fillText } from '@tokhi/rules/notice/fill-text';
import { ABOUT_ORDER } from './about-order.ts';
import type { Block } from './blocks.ts';
import type { EmailOf } from './email.ts';
import { orderBlocks } from './order-blocks.ts';
import type { Templates } from './template.ts';

const orderUrl = (origin: string, orderNumber: string): string => `${origin}/show-order/${orderNumber}`;

/** When it was paid, when it arrives, and where. */
function whenAndWhere(content: Pick<EmailOf<'order-paid'>, 'paidAt' | 'arrives' | 'place' | 'isPickup'>): Block[] {
  const { paidAt, arrives, place, isPickup } = content;
  const rows = [
    ['Төлсөн', paidAt && formatMoment(paidAt)],
    [isPickup ? 'Бэлэн болох өдөр' : 'Хүргэх өдөр', arrives],
    [isPickup ? 'Авах газар' : 'Хүргэх хаяг', place],
  ].flatMap(([name, value]) => (name == null || value == null ? [] : [[name, value] as const]));
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
}

/** Emails about the payment of an order; nobody can switch them off. */
export const moneyEmails = {
  'order-paid': {
    subject: ({ orderNumber }) => `Төлбөр төлөгдлөө, ${orderNumber}`,
    write: ({ orderNumber, totalTug, bonus, ...content }, { origin, texts }) => ({
      preview: bonus > 0 ? `${formatTug(bonus).replace('₮', '')} бонус нэмэгдлээ` : 'Захиалга баталгаажиж байна',
      heading: 'Төлбөр амжилттай төлөгдлөө',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text: fillText(texts.orderPaid, { дүн: formatTug(totalTug) }) },
        ...orderBlocks(content, origin),
        { kind: 'total', name: 'Төлсөн дүн', value: formatTug(totalTug) },
        ...whenAndWhere(content),
        ...(bonus > 0
          ? [
              {
                kind: 'box' as const,
                title: `+${formatTug(bonus).replace('₮', '')} бонус`,
                text: 'Дараагийн худалдан авалтын 50% хүртэлхийг төлнө.',
                tone: 'gold' as const,
              },
            ]
          : []),
        { kind: 'button', label: 'Захиалга харах', url: orderUrl(origin, orderNumber), quiet: true },
        { kind: 'small', text: 'И-баримтыг тусдаа имэйлээр илгээнэ.' },
      ],
      why: ABOUT_ORDER,
    }),
  },
  'order-receipt': {
    subject: ({ orderNumber, isCorrection }) =>
      isCorrection ? `Засварласан и-баримт, ${orderNumber}` : `И-баримт, ${orderNumber}`,
    write: ({ orderNumber, billId, totalTug, vatTug, isCorrection, lottery, qrData }, { origin }) => ({
      preview: `ДДТД ${billId}`,
      heading: isCorrection ? 'И-баримт тань засварлагдлаа' : 'И-баримт тань бэлэн боллоо',
      orderNumber,
      blocks: [
        ...(isCorrection
          ? [
              {
                kind: 'paragraph' as const,
                text: 'Захиалгын зарим хэсгийг буцаан олгосон тул энэ баримт өмнөхийг орлоно.',
              },
            ]
          : []),
        ...(lottery === null ? [] : [{ kind: 'code' as const, label: 'Сугалааны дугаар', code: lottery }]),
        ...(qrData === null ? [] : [{ kind: 'qr' as const, data: qrData }]),
        {
          kind: 'facts',
          rows: [
            ['ДДТД', billId],
            ['Үүнд НӨАТ', formatTug(vatTug)],
          ],
        },
        { kind: 'total', name: 'Нийт дүн', value: formatTug(totalTug) },
        { kind: 'button', label: 'Захиалга харах', url: orderUrl(origin, orderNumber), quiet: true },
        { kind: 'small', text: 'Баримтаа хадгалаарай: QR, сугалааны дугаарыг татварын журмаар дахин илгээдэггүй.' },
      ],
      why: ABOUT_ORDER,
    }),
  },
  'stray-money': {
    subject: ({ orderNumber }) => `Илүү төлсөн мөнгийг буцаан олгоно, ${orderNumber}`,
    write: ({ orderNumber, amountTug }, { origin, texts }) => ({
      preview: `${formatTug(amountTug)} бүрэн буцаана`,
      heading: 'Таны мөнгө алдагдахгүй',
      orderNumber,
      blocks: [
        { kind: 'paragraph', text: fillText(texts.strayMoney, { дүн: formatTug(amountTug) }) },
        { kind: 'total', name: 'Буцаах дүн', value: formatTug(amountTug) },
        { kind: 'button', label: 'Захиалга харах', url: orderUrl(origin, orderNumber) },
        { kind: 'small', text: 'Дансаа мэдэгдэх бол доорх утас, имэйлээр холбогдоорой.' },
      ],
      why: ABOUT_ORDER,
    }),
  },
} satisfies Templates;
