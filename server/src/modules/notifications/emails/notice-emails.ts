import { formatTug } from '@tokhi/rules/money/money';
import type { Block } from './blocks.ts';
import type { Email } from './email.ts';
import { productPicture } from './product-picture.ts';
import type { Templates, To } from './template.ts';

export type NoticeEmail = Extract<Email, { stopKey: string }>;

/** Switches such emails off with one click (RFC 8058); the key gives access to nothing else (record 125). */
export const stopUrl = ({ kind, stopKey }: NoticeEmail, origin: string): string =>
  `${origin}/api/user/notices-off?about=${kind}&key=${stopKey}`;

const switches = (email: NoticeEmail, { origin }: To) => [
  { label: 'Мэдэгдэл тохируулах', url: `${origin}/profile?role=notices` },
  { label: 'Зогсоох', url: stopUrl(email, origin) },
];

const pictureOf = ({ product }: NoticeEmail, { origin }: To): Block[] =>
  product.picture === null
    ? []
    : [{ kind: 'picture', url: productPicture(origin, product.picture), alt: product.name }];

/** Emails about goods that customers asked for, and can stop with one click. */
export const noticeEmails = {
  'price-drop': {
    subject: ({ product, wasTug, nowTug }) => `${product.name} ${formatTug(wasTug - nowTug)}-өөр хямдарлаа`,
    write: (email, to) => ({
      preview: `Одоо ${formatTug(email.nowTug)}`,
      heading: `Хадгалсан ${email.product.name} хямдарлаа`,
      blocks: [
        ...pictureOf(email, to),
        { kind: 'price', now: formatTug(email.nowTug), was: formatTug(email.wasTug) },
        { kind: 'button', label: 'Бараа үзэх', url: `${to.origin}/single-product/${email.product.code}` },
      ],
      why: 'Хадгалсан барааны тань үнэ буусан тул энэ имэйлийг илгээв.',
      links: switches(email, to),
    }),
  },
  'back-in-stock': {
    subject: ({ product }) => `${product.name} дахин ирлээ`,
    write: (email, to) => ({
      preview: `Одоо ${formatTug(email.nowTug)}, бэлэн байна`,
      heading: `${email.product.name} дахин ирлээ`,
      blocks: [
        ...pictureOf(email, to),
        { kind: 'price', now: formatTug(email.nowTug), was: null },
        {
          kind: 'paragraph',
          text: 'Хүлээж байсан бараа тань бэлэн боллоо. Энэ мэдэгдэл барааг нөөцлөхгүй тул эртхэн захиалаарай.',
        },
        { kind: 'button', label: 'Бараа үзэх', url: `${to.origin}/single-product/${email.product.code}` },
      ],
      why: 'Та энэ барааг ирэхээр мэдэгдэхийг хүссэн тул энэ имэйлийг илгээв.',
      links: switches(email, to),
    }),
  },
} satisfies Templates;
