import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import type { EmailTexts } from '../../settings/public.ts';
import { accountEmails } from './account-emails.ts';
import type { Email, EmailKind, EmailOf } from './email.ts';
import { financeEmails } from './finance-emails.ts';
import { moneyEmails } from './money-emails.ts';
import { noticeEmails, stopUrl } from './notice-emails.ts';
import { orderEmails } from './order-emails.ts';
import { refundEmails } from './refund-emails.ts';
import { roadEmails } from './road-emails.ts';
import { staffEmails } from './staff-emails.ts';
import type { AllTemplates, To } from './template.ts';
import { QR_CID, toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

const TEMPLATES: AllTemplates = {
  ...accountEmails,
  ...noticeEmails,
  ...orderEmails,
  ...moneyEmails,
  ...roadEmails,
  ...refundEmails,
  ...financeEmails,
  ...staffEmails,
};

const templateOf = <Kind extends EmailKind>(kind: Kind): AllTemplates[Kind] => TEMPLATES[kind];

export const subjectOf = <Kind extends EmailKind>(email: EmailOf<Kind> & { kind: Kind }): string =>
  templateOf(email.kind).subject(email);

/** Subject and paragraphs of an email: for staff who are about to cause it. */
export function describeEmail<Kind extends EmailKind>(
  email: EmailOf<Kind> & { kind: Kind },
  texts: EmailTexts,
): { subject: string; text: string[] } {
  const { blocks } = templateOf(email.kind).write(email, { origin: '', email: '', name: null, texts });
  const text = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return { subject: templateOf(email.kind).subject(email), text };
}

/** A text that is drawn as a QR code in the email, with its content id. */
interface DrawnText {
  cid: string;
  text: string;
}

/** Text, HTML and headers of an email, and the QR codes to draw for it. */
export function renderEmail<Kind extends EmailKind>(
  email: EmailOf<Kind> & { kind: Kind },
  to: To,
  facts: ShopFacts,
): { text: string; html: string; headers: Record<string, string>; drawn: DrawnText[] } {
  const content = templateOf(email.kind).write(email, to);
  const drawn = content.blocks.flatMap((block) => (block.kind === 'qr' ? [{ cid: QR_CID, text: block.data }] : []));
  return { text: toText(content, facts), html: toHtml(content, facts), headers: headersOf(email, to), drawn };
}

/** One-click unsubscribe for emails that can be switched off; emails about the account have none. */
function headersOf(email: Email, { origin }: To): Record<string, string> {
  if (!('stopKey' in email)) return {};
  return {
    'List-Unsubscribe': `<${stopUrl(email, origin)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
