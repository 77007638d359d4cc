import type { EmailKind } from '../emails/email.ts';
import type { Sms } from '../sms/sms.ts';

/** Counted separately: using up one budget of a recipient leaves the others. */
type BudgetName = 'unpaid-order' | 'unproven-address' | 'staff-message';

/**
 * Notices that anybody can cause to another person without paying, proving anything or being staff (docs/notices.md). Codes and reset links
 * have no budget: a stranger could use it up and lock the owner out, so an hourly limit refuses them instead.
 */
const BUDGETED: Partial<Record<EmailKind | Sms['kind'], BudgetName>> = {
  'order-made': 'unpaid-order',
  'order-expiring': 'unpaid-order',
  'order-expired': 'unpaid-order',
  'confirm-email': 'unproven-address',
  'email-change': 'unproven-address',
  // Staff write it; a phone should not get several of them.
  'order-message': 'staff-message',
};

export const budgetNamed = (kind: EmailKind | Sms['kind']): BudgetName | undefined => BUDGETED[kind];
