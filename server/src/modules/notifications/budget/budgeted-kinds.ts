import type { EmailKind } from '../emails/email.ts';
import type { Sms } from '../sms/sms.ts';

/** Each is counted by itself: whoever uses up one budget of somebody else leaves the other. */
type BudgetName = 'unpaid-order' | 'unproven-address' | 'staff-message';

/**
 * Notices that anybody can cause to somebody else without money, a proof or a member of the staff (docs/notices.md). Codes and
 * reset links are none of these: a stranger would lock the owner out by using them up, so they are refused by the hour instead.
 */
const BUDGETED: Partial<Record<EmailKind | Sms['kind'], BudgetName>> = {
  'order-made': 'unpaid-order',
  'order-expiring': 'unpaid-order',
  'order-expired': 'unpaid-order',
  'confirm-email': 'unproven-address',
  'email-change': 'unproven-address',
  // A member of the staff writes it, and no phone should suffer from several of them.
  'order-message': 'staff-message',
};

export const budgetNamed = (kind: EmailKind | Sms['kind']): BudgetName | undefined => BUDGETED[kind];
