import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import type { WholeRefund } from './refunds-query.ts';

/** The actions on a refund; `send` calls its provider. */
export type RefundChange =
  | { does: 'prepare'; reason: string }
  | { does: 'approve'; state: 'approved' | 'declined' }
  | { does: 'close'; proof: string }
  | { does: 'decline'; answer: string }
  | { does: 'send' };

const OUTCOMES = {
  done: 'Үйлчилгээ мөнгийг буцаалаа',
  refused: 'Үйлчилгээ буцаасангүй. Дансаар шилжүүлээд баримтаар хаана уу',
  unsure: 'Үйлчилгээ хариу өгсөнгүй. Хоёр дахь удаа бүү илгээ',
} as const;

/** Makes the change, resolves with its message, and refetches: also after a refusal, because a colleague may have been faster. */
export function useRefundChange() {
  const queries = useQueryClient();
  const { keyOf } = useRequestKey();
  const change = async (refund: WholeRefund, change: RefundChange): Promise<string> => {
    const { id, amount, approval } = refund;
    const sum = formatTug(amount);
    switch (change.does) {
      case 'prepare': {
        const body = { id, reason: change.reason };
        await ask('prepareRefund', body, keyOf(body));
        return `${sum}: хоёр дахь хүн батална`;
      }
      case 'approve': {
        const body = { approval: approval?.id ?? 0, version: approval?.version ?? 1, state: change.state };
        await ask('approveRefund', body, keyOf(body));
        return change.state === 'approved' ? `${sum} батлагдлаа, одоо илгээнэ` : `${sum} батлагдсангүй`;
      }
      case 'close': {
        const body = { id, proof: change.proof };
        await ask('closeRefund', body, keyOf(body));
        return `${sum} буцаалт хаагдлаа, хэрэглэгчид мэдэгдэнэ`;
      }
      case 'decline': {
        const body = { id, answer: change.answer };
        await ask('declineRefund', body, keyOf(body));
        return `${sum} буцаалтаас татгалзлаа, хэрэглэгчид мэдэгдэнэ`;
      }
      case 'send':
        return OUTCOMES[(await ask('sendRefund', { id })).outcome];
    }
  };
  return useMutation({
    mutationFn: ({ refund, ...of }: { refund: WholeRefund } & RefundChange) => change(refund, of),
    onSettled: () =>
      Promise.all(['refund', 'order', 'inbox'].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
}
