import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nameOfDifference } from '@tokhi/rules/money/day-differences';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import type { Day } from './closing-query.ts';

/** The reasons typed for a day, and the step that closes it. */
export function useClosing({ day, is_over, differences, closing }: Day) {
  const queries = useQueryClient();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const { keyOf } = useRequestKey();
  const close = useMutation({
    mutationFn: () => {
      const named = differences.map(({ kind, method, subject }) => ({ kind, method, subject }));
      const explained = named.map((one) => ({ ...one, reason: (reasons[nameOfDifference(one)] ?? '').trim() }));
      const body = { day, reasons: explained };
      return ask('closeDay', body, keyOf(body));
    },
    // Also after a refusal: a colleague closed it, or a new difference appeared.
    onSettled: () => queries.invalidateQueries({ queryKey: ['closing'] }),
  });
  const unexplained = differences.filter((one) => (reasons[nameOfDifference(one)] ?? '').trim() === '');
  const canClose = is_over && closing === null && unexplained.length === 0;
  return {
    ...{ close, reasons, unexplained, canClose },
    explain: (name: string, reason: string) => setReasons((before) => ({ ...before, [name]: reason })),
    press: () => canClose && !close.isPending && close.mutate(),
  };
}
