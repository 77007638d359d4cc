import type { Db } from '../../src/db/database.ts';
import { emailOf } from '../../src/modules/notifications/emails/email.ts';
import { renderEmail } from '../../src/modules/notifications/emails/render-email.ts';
import { FACTS_OF_TEST, READER_OF_TEST } from '../emails-of-test.ts';

const amountOf = (text: string): number => Number(text.replace('−', '-').replace(/[,₮]/g, ''));

/** The sums that a reader of the email computes: the lines of goods, the row of goods, all rows, and the total. */
export async function sumsOfEmail(db: Db, dedupeKey: string) {
  const row = await db
    .selectFrom('notifications')
    .select(['template', 'payload', 'secret'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow();
  const { email } = emailOf(row);
  const { text } = renderEmail(email, READER_OF_TEST, FACTS_OF_TEST);
  const said = [...text.matchAll(/^(.+): (−?[\d,]+₮)$/gm)].map(([, name = '', sum = '']) => ({
    name,
    tug: amountOf(sum),
  }));
  const sumOf = (rows: readonly { tug: number }[]) => rows.reduce((sum, { tug }) => sum + tug, 0);
  const isLine = ({ name }: { name: string }) => name.endsWith('ширхэг');
  const isTotal = ({ name }: { name: string }) => name === 'Төлөх дүн' || name === 'Төлсөн дүн';
  const rows = said.filter((one) => !isLine(one) && !isTotal(one));
  return {
    lines: sumOf(said.filter(isLine)),
    goods: sumOf(rows.filter(({ name }) => name === 'Бараа')),
    rows: sumOf(rows),
    total: sumOf(said.filter(isTotal)),
  };
}
