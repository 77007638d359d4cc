import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { type GoodsReason, staffReasonsAt } from '@tokhi/rules/refund/refund-asking';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { isRefused } from '../../../calls/refused.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import { useKeepOrder } from '../order-query.ts';
import { type Chosen, pieceCount, type TermsLine, wantedPieces } from './refund-draft.ts';

const EMPTY = { note: '', bank: '', number: '', holder: '' };
type Typed = typeof EMPTY;

/** The choices, and the sums that the shop computes for them: staff never send an unseen sum. */
export function useRefundDraft({ ordernumber, version, status }: ShownOrder) {
  const { refresh } = useKeepOrder(ordernumber);
  const reasons = staffReasonsAt(status);
  const [reason, setReason] = useState<GoodsReason>(reasons[0] ?? 'cancelled');
  const [chosen, setChosen] = useState<Chosen>(null);
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [lines, setLines] = useState<readonly TermsLine[]>([]);
  const wanted = wantedPieces(lines, chosen, reason);
  const isNothing = wanted?.length === 0;
  const goods = { ordernumber, reason, ...(wanted !== undefined && { lines: wanted }) };
  const terms = useQuery({
    queryKey: ['refund-terms', version, goods],
    queryFn: ({ signal }) => ask('refundTerms', goods, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isNothing,
    staleTime: 0,
    gcTime: 0,
  });
  if (terms.data !== undefined && terms.data.lines !== lines) setLines(terms.data.lines);
  const { keyOf } = useRequestKey();
  const create = useMutation({
    mutationFn: (sum: number) => {
      const { note, ...account } = typed;
      const body = { ...goods, version, note, account, sum };
      return ask('createRefund', body, keyOf(body));
    },
    onSuccess: refresh,
    onError: async (error) => {
      if (isRefused(error, 'refund_changed')) await terms.refetch();
      else await refresh();
    },
  });
  const countOf = (line: TermsLine) => pieceCount(line, chosen, reason);
  const isCounted = terms.isSuccess && !terms.isPlaceholderData && !isNothing;
  const isTyped = Object.values(typed).every((text) => text.trim() !== '');
  const isReady = isCounted && isTyped && !create.isPending;
  return {
    ...{ reasons, reason, setReason, typed, lines, terms, create, countOf, isNothing, isReady },
    choose: (code: string, quantity: number) =>
      setChosen({ ...Object.fromEntries(lines.map((line) => [line.code, countOf(line)])), [code]: quantity }),
    text: (name: keyof Typed) => ({
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    }),
    send: () => {
      if (isReady && terms.data !== undefined) create.mutate(terms.data.sums.amount);
    },
  };
}
