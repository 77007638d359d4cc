import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { confirmationHours, isLent } from '@tokhi/rules/payment/payment-methods';
import { addWorkingHours } from '@tokhi/rules/payment/working-hours';
import { lenders, methodOf, storeCalendar } from '../../settings/public.ts';
import { invoicesByHand } from '../open-money/open-items.queries.ts';
import type { AdminPaymentDeps } from './admin-payment-deps.ts';

const MOST = 500;

/** Loans of lenders without an API: a person enters the lender's number, and later the money. */
export async function listLoans({ db }: AdminPaymentDeps): Promise<CallReply<AdminCalls['listLoans']>> {
  const rows = (await invoicesByHand(db, MOST)).filter(({ provider }) => isLent(methodOf(provider)));
  const calendar = await storeCalendar(db, rows[0]?.created_at ?? new Date(0));
  const names = new Map<string, string>((await lenders(db)).map(({ method, name }) => [method, name]));
  const loans = rows.map(({ order_number, provider, amount_tug, created_at, lender_number }) => {
    const method = methodOf(provider);
    return {
      ...{ ordernumber: order_number, method, lender: names.get(method) ?? method, amount: amount_tug },
      created_at: created_at.toISOString(),
      due_at: addWorkingHours(created_at, confirmationHours(method) ?? 0, calendar).toISOString(),
      number: lender_number,
    };
  });
  const isWaiting = ({ number }: { number: string | null }) => (number === null ? 0 : 1);
  return { result: 'success', loans: loans.toSorted((a, b) => isWaiting(a) - isWaiting(b)) };
}
