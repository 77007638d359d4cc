import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { accountLetters } from './account-letters.ts';
import type { Letter, LetterKind, LetterOf } from './letter.ts';
import { noticeLetters, stopUrl } from './notice-letters.ts';
import { orderLetters } from './order-letters.ts';
import type { AllTemplates, To } from './template.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

const TEMPLATES: AllTemplates = { ...accountLetters, ...noticeLetters, ...orderLetters };

const templateOf = <Kind extends LetterKind>(kind: Kind): AllTemplates[Kind] => TEMPLATES[kind];

export const subjectOf = <Kind extends LetterKind>(letter: LetterOf<Kind> & { kind: Kind }): string =>
  templateOf(letter.kind).subject(letter);

/** Text, HTML and headers of a letter. */
export function writeLetter<Kind extends LetterKind>(
  letter: LetterOf<Kind> & { kind: Kind },
  to: To,
  facts: ShopFacts,
): { text: string; html: string; headers: Record<string, string> } {
  const content = templateOf(letter.kind).write(letter, to);
  return { text: toText(content, facts), html: toHtml(content, facts), headers: headersOf(letter, to) };
}

/** One click for what may be switched off; letters about the account have none. */
function headersOf(letter: Letter, { origin }: To): Record<string, string> {
  if (!('stopKey' in letter)) return {};
  return {
    'List-Unsubscribe': `<${stopUrl(letter, origin)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
