import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { accountLetters } from './account-letters.ts';
import type { Letter, LetterKind, LetterOf } from './letter.ts';
import { moneyLetters } from './money-letters.ts';
import { noticeLetters, stopUrl } from './notice-letters.ts';
import { orderLetters } from './order-letters.ts';
import { refundLetters } from './refund-letters.ts';
import { roadLetters } from './road-letters.ts';
import type { AllTemplates, To } from './template.ts';
import { QR_CID, toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

const TEMPLATES: AllTemplates = {
  ...accountLetters,
  ...noticeLetters,
  ...orderLetters,
  ...moneyLetters,
  ...roadLetters,
  ...refundLetters,
};

const templateOf = <Kind extends LetterKind>(kind: Kind): AllTemplates[Kind] => TEMPLATES[kind];

export const subjectOf = <Kind extends LetterKind>(letter: LetterOf<Kind> & { kind: Kind }): string =>
  templateOf(letter.kind).subject(letter);

/** A text that is drawn as a QR within the letter, under that name. */
interface DrawnText {
  cid: string;
  text: string;
}

/** Text, HTML and headers of a letter, and what is still to be drawn for it. */
export function writeLetter<Kind extends LetterKind>(
  letter: LetterOf<Kind> & { kind: Kind },
  to: To,
  facts: ShopFacts,
): { text: string; html: string; headers: Record<string, string>; drawn: DrawnText[] } {
  const content = templateOf(letter.kind).write(letter, to);
  const drawn = content.blocks.flatMap((block) => (block.kind === 'qr' ? [{ cid: QR_CID, text: block.data }] : []));
  return { text: toText(content, facts), html: toHtml(content, facts), headers: headersOf(letter, to), drawn };
}

/** One click for what may be switched off; letters about the account have none. */
function headersOf(letter: Letter, { origin }: To): Record<string, string> {
  if (!('stopKey' in letter)) return {};
  return {
    'List-Unsubscribe': `<${stopUrl(letter, origin)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
