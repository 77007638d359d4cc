import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import type { EmailOf } from './email.ts';
import type { Templates } from './template.ts';

type OpenMoney = EmailOf<'open-money'>['open'];

const NAMES: Record<OpenMoney[number]['kind'], string> = {
  refunds: 'Буцаан олгох мөнгө',
  unknown: 'Эзэн нь тодорхойгүй орлого',
  transfers: 'Баталгаажуулах шилжүүлэг',
};

const countOf = (open: OpenMoney) => open.reduce((sum, { count }) => sum + count, 0);

/** For the people who handle the shop's money. Without customer names or accounts: the emails leave the shop. */
export const financeEmails = {
  'open-money': {
    subject: ({ day, open }) => `${day}: шийдвэрлэх ${countOf(open)} төлбөр байна`,
    write: ({ open }) => ({
      preview: open.map(({ kind, count }) => `${NAMES[kind]} ${count}`).join(', '),
      heading: 'Шийдвэрлэх төлбөр байна',
      blocks: [
        ...open.map(({ kind, count, sumTug, oldestAt }) => ({
          kind: 'box' as const,
          title: `${NAMES[kind]}: ${count}`,
          text: `Нийт ${formatTug(sumTug)}, хамгийн эхнийх ${formatMoment(oldestAt)}`,
          tone: 'plain' as const,
        })),
        {
          kind: 'paragraph',
          text: 'Банкны хуулгыг шалгаж шилжүүлгийг баталгаажуулна уу. Буцаах мөнгийг шилжүүлээд баримтын дугаарыг бүртгэнэ үү.',
        },
      ],
      why: 'Дэлгүүрийн санхүүгийн хаяг тул шийдвэрлэх төлбөр байгаа өдөр нэг удаа илгээв.',
    }),
  },
} satisfies Templates;
