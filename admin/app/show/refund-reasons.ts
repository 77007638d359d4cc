import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';

type RefundReason = CallReply<AdminCalls['listRefunds']>['refunds'][number]['reason'];

/** The reasons of refunds, in the words of staff. */
export const REFUND_REASONS: Record<RefundReason, string> = {
  cancelled: 'Хэрэглэгч цуцалсан',
  defective: 'Гэмтэлтэй бараа',
  unavailable: 'Бараа олдсонгүй',
  late_payment: 'Хожуу ирсэн төлбөр',
  duplicate_payment: 'Давхар төлбөр',
  wrong_amount: 'Дүн зөрсөн төлбөр',
  unknown_order: 'Эзэнгүй мөнгө',
};
