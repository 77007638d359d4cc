import { formatTug } from '@tokhi/rules/money/money';
import type { Block } from './blocks.ts';
import type { Letter } from './letter.ts';
import { productPicture } from './product-picture.ts';
import type { Templates, To } from './template.ts';

export type NoticeLetter = Extract<Letter, { stopKey: string }>;

/** Where one press switches off what such a letter tells (RFC 8058); the key opens nothing else (record 125). */
export const stopUrl = ({ kind, stopKey }: NoticeLetter, origin: string): string =>
  `${origin}/api/user/notices-off?about=${kind}&key=${stopKey}`;

const switches = (letter: NoticeLetter, { origin }: To) => [
  { label: 'Мэдэгдэл тохируулах', url: `${origin}/profile?role=notices` },
  { label: 'Зогсоох', url: stopUrl(letter, origin) },
];

const pictureOf = ({ product }: NoticeLetter, { origin }: To): Block[] =>
  product.picture === null
    ? []
    : [{ kind: 'picture', url: productPicture(origin, product.picture), alt: product.name }];

/** What somebody asked to be told about goods, and can stop by one press. */
export const noticeLetters = {
  'price-drop': {
    subject: ({ product, wasTug, nowTug }) => `${product.name} ${formatTug(wasTug - nowTug)}-өөр хямдарлаа`,
    write: (letter, to) => ({
      preview: `Одоо ${formatTug(letter.nowTug)}`,
      heading: `Хадгалсан ${letter.product.name} хямдарлаа`,
      blocks: [
        ...pictureOf(letter, to),
        { kind: 'price', now: formatTug(letter.nowTug), was: formatTug(letter.wasTug) },
        { kind: 'button', label: 'Бараа үзэх', url: `${to.origin}/single-product/${letter.product.code}` },
      ],
      why: 'Хадгалсан барааны тань үнэ буусан тул энэ имэйлийг илгээв.',
      links: switches(letter, to),
    }),
  },
  'back-in-stock': {
    subject: ({ product }) => `${product.name} дахин ирлээ`,
    write: (letter, to) => ({
      preview: `Одоо ${formatTug(letter.nowTug)}, бэлэн байна`,
      heading: `${letter.product.name} дахин ирлээ`,
      blocks: [
        ...pictureOf(letter, to),
        { kind: 'price', now: formatTug(letter.nowTug), was: null },
        {
          kind: 'paragraph',
          text: 'Хүлээж байсан бараа тань бэлэн боллоо. Энэ мэдэгдэл барааг нөөцлөхгүй тул эртхэн захиалаарай.',
        },
        { kind: 'button', label: 'Бараа үзэх', url: `${to.origin}/single-product/${letter.product.code}` },
      ],
      why: 'Та энэ барааг ирэхээр мэдэгдэхийг хүссэн тул энэ имэйлийг илгээв.',
      links: switches(letter, to),
    }),
  },
} satisfies Templates;
