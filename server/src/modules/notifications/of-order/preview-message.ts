import type { Db } from '../../../db/database.ts';
import { emailTexts, shopFacts, smsTexts } from '../../settings/public.ts';
import { renderEmail, subjectOf } from '../emails/render-email.ts';
import { writeSms } from '../sms/sms.ts';

/** One segment of an SMS in Cyrillic, and of several: each of those then also contains its number. */
const ONE_SEGMENT = 70;
const SEGMENT_OF_SEVERAL = 67;

const segmentsOf = (text: string): number =>
  text.length <= ONE_SEGMENT ? 1 : Math.ceil(text.length / SEGMENT_OF_SEVERAL);

/** A message of staff about an order, as its customer would read it. */
export async function previewMessage(
  { db, origin }: { db: Db; origin: string },
  { channel, orderNumber, text }: { channel: 'email' | 'sms'; orderNumber: string; text: string },
): Promise<{ subject: string | null; text: string; segments: number }> {
  const message = { kind: 'order-message' as const, orderNumber, text };
  const facts = await shopFacts(db);
  if (channel === 'sms') {
    const written = writeSms(message, { shopName: facts.name, texts: await smsTexts(db) });
    return { subject: null, text: written, segments: segmentsOf(written) };
  }
  const written = renderEmail(message, { origin, email: '', name: null, texts: await emailTexts(db) }, facts);
  return { subject: subjectOf(message), text: written.text, segments: 1 };
}
