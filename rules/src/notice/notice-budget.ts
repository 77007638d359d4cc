// Notice budget (spec §9 Terms, notices; decision 143): a phone or mailbox gets at most 3 notices about unpaid orders in 24 hours and 10 in 30 days, over all customers; a customer’s own confirmed address is exempt from the first and counted apart.
import { HOUR_MS } from '../delivery/calendar.ts';

/** How many a recipient gets, figures of the owner's settings. */
export interface NoticeBudget {
  aDay: number;
  aMonth: number;
}

/** The windows in which notices are counted: rolling ones, so that no midnight doubles them. */
export const BUDGET_DAY_MS = 24 * HOUR_MS;
export const BUDGET_MONTH_MS = 30 * BUDGET_DAY_MS;

/** So many may leave within each window: messages to an address that the sender has proven are bound by the longer one only. */
export const budgetOf = ({ aDay, aMonth }: NoticeBudget, isOwn: boolean): NoticeBudget =>
  isOwn ? { aDay: aMonth, aMonth } : { aDay, aMonth };

const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: case and what follows a plus lead to the same one, and at Gmail dots do. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  return `${WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
