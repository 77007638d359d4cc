// Notice budget (spec §9 Terms, notices; decision 143): a phone or mailbox gets at most 3 notices about unpaid orders in 24 hours and 10 in 30 days, over all customers; a customer’s own confirmed address is exempt from the first and counted apart.
import { HOUR_MS } from '../delivery/calendar.ts';

/** How many notices a recipient gets, as the owner's settings say. */
export interface NoticeBudget {
  aDay: number;
  aMonth: number;
}

/** The windows in which notices are counted; they roll, so that midnight does not double the budget. */
export const BUDGET_DAY_MS = 24 * HOUR_MS;
export const BUDGET_MONTH_MS = 30 * BUDGET_DAY_MS;

/** How many may be sent within each window: to an address that the sender has proven, only the longer window limits them. */
export const budgetOf = ({ aDay, aMonth }: NoticeBudget, isOwn: boolean): NoticeBudget =>
  isOwn ? { aDay: aMonth, aMonth } : { aDay, aMonth };

const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an address: case and text after a plus do not change it, nor do dots at Gmail. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  return `${WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
