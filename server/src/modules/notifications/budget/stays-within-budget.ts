import { createHash } from 'node:crypto';
import { budgetOf, mailboxOf } from '@tokhi/rules/notice/notice-budget';
import type { Db } from '../../../db/database.ts';
import { checkoutSettings } from '../../settings/public.ts';
import type { EmailKind } from '../emails/email.ts';
import type { Sms } from '../sms/sms.ts';
import { budgetNamed } from './budgeted-kinds.ts';
import { countOrSkip } from './budgets.queries.ts';

interface Leaving {
  id: number;
  kind: EmailKind | Sms['kind'];
  recipient: string;
  /** When an earlier attempt counted it. */
  countedAt: Date | null;
}

/**
 * Whether a notice may be sent. Checked when it is sent and not when it is queued: the count is what a phone or mailbox really gets, and no
 * order waits for it. Notices that the owner of an address causes are counted apart from others, so that nobody can use up the notices of
 * another person's own orders.
 */
export async function staysWithinBudget(
  db: Db,
  { id, kind, recipient, countedAt }: Leaving,
  isOwn: () => Promise<boolean>,
  now: Date,
): Promise<boolean> {
  const budget = budgetNamed(kind);
  if (budget === undefined || countedAt !== null) return true;
  const own = await isOwn();
  const { noticeBudget } = await checkoutSettings(db);
  const to = recipient.includes('@') ? mailboxOf(recipient) : recipient;
  const hash = createHash('sha256')
    .update(`${budget}:${own ? 'own' : 'any'}:${to}`)
    .digest();
  return (await countOrSkip(db, id, hash, budgetOf(noticeBudget, own), now)) === 'counted';
}
