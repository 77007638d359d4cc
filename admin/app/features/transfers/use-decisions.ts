import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import type { Suggestion, Transfer } from './transfers-query.ts';

interface Decision {
  transfer: Transfer;
  /** Null: money without a known order. */
  suggestion: Suggestion | null;
}

/** The decisions of one press, until they are written. */
export interface Pending {
  rows: { id: number; version: number }[];
  transfers: readonly Transfer[];
  until: Date;
}

const WRITTEN_AFTER_MS = 10_000;
/** The job that writes them starts within a second or two. */
const SHOWN_AFTER_MS = 3_000;

/** Confirms lines, keeps decisions that can still be withdrawn, newest first, and withdraws them. */
export function useDecisions() {
  const queries = useQueryClient();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  /** Decided, but not yet known to be written: a list that was requested earlier must not show them again. */
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const hide = (transfers: readonly Transfer[]) =>
    setHidden((before) => new Set([...before, ...transfers.map(({ id }) => id)]));
  const show = useCallback(
    async (transfers: readonly Transfer[]) => {
      await queries.invalidateQueries({ queryKey: ['transfers'] });
      setHidden((before) => new Set([...before].filter((id) => transfers.every((one) => one.id !== id))));
    },
    [queries],
  );
  const confirm = useMutation({
    mutationFn: (decisions: readonly Decision[]) =>
      ask('confirmTransfers', {
        rows: decisions.map(({ transfer: { id, version }, suggestion }) => ({
          ...{ id, version, ordernumber: suggestion?.ordernumber ?? null },
          expected: suggestion?.outcome ?? 'unknown_order',
        })),
      }),
    onMutate: (decisions) => hide(decisions.map(({ transfer }) => transfer)),
    onSuccess: ({ rows }, decisions) => {
      const until = new Date(Date.now() + WRITTEN_AFTER_MS);
      setPending((before) => [{ rows, transfers: decisions.map(({ transfer }) => transfer), until }, ...before]);
    },
    onError: (_error, decisions) => show(decisions.map(({ transfer }) => transfer)),
  });
  const withdraw = useMutation({
    mutationFn: ({ rows }: Pending) => ask('withdrawTransfers', { rows }),
    onSettled: (_reply, _error, withdrawn) => {
      setPending((before) => before.filter((one) => one !== withdrawn));
      void show(withdrawn.transfers);
    },
  });
  const setAside = useMutation({
    mutationFn: ({ transfer: { id, version }, to }: { transfer: Transfer; to: 'open' | 'skipped' | 'not_income' }) =>
      ask('setTransfersAside', { rows: [{ id, version }], to }),
    onMutate: ({ transfer }) => hide([transfer]),
    onSettled: (_reply, _error, { transfer }) => show([transfer]),
  });
  /** Pending decisions are written now; the lists show it a moment later. */
  const onOver = useCallback(() => {
    const over = pending.filter(({ until }) => until.getTime() <= Date.now());
    if (over.length === 0) return;
    setPending((before) => before.filter((one) => !over.includes(one)));
    setTimeout(() => void show(over.flatMap(({ transfers }) => transfers)), SHOWN_AFTER_MS);
  }, [pending, show]);
  const error = confirm.error ?? withdraw.error ?? setAside.error;
  return { confirm, withdraw, setAside, pending, hidden, onOver, error };
}
