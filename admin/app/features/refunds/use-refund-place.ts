import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type RefundTab, refundQuery, refundsQuery } from './refunds-query.ts';

export const TABS: readonly (readonly [RefundTab, string])[] = [
  ['to_approve', 'Батлах'],
  ['to_send', 'Илгээх'],
  ['sent', 'Хариугүй'],
  ['done', 'Буцаасан'],
  ['declined', 'Татгалзсан'],
];

/** The panel of the chosen refund. */
export const PANEL = 'refund';

const idOf = (typed: string | null): number | null => (typed !== null && /^[1-9]\d{0,14}$/.test(typed) ? +typed : null);

/**
 * The open tab and refund, both in the address. A link that names only a refund, as in the inbox, opens the tab
 * with that refund; by default the tab with open work.
 */
export function useRefundPlace() {
  const [params, setParams] = useSearchParams();
  const linked = idOf(params.get('id'));
  const wanted = TABS.find(([tab]) => tab === params.get('tab'))?.[0];
  const one = useQuery(refundQuery(linked));
  const first = useInfiniteQuery(refundsQuery('to_send'));
  const counts = first.data?.pages[0]?.counts;
  const waits = (counts?.to_approve.count ?? 0) > 0 ? 'to_approve' : 'to_send';
  const tab = wanted ?? one.data?.refund.tab ?? waits;
  const list = useInfiniteQuery(refundsQuery(tab));
  const rows = list.data?.pages.flatMap(({ refunds }) => refunds) ?? [];
  const id = linked ?? rows[0]?.id ?? null;
  const at = rows.findIndex((row) => row.id === id);
  const open = (to: { tab?: RefundTab; id?: number | undefined }) =>
    setParams(
      { tab: to.tab ?? tab, ...(to.id !== undefined && { id: String(to.id) }) },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...{ tab, list, rows, id, counts: list.data?.pages[0]?.counts ?? counts },
    current: useQuery(refundQuery(id)),
    openTab: (to: RefundTab) => open({ tab: to }),
    openRow: (to: number) => {
      open({ id: to });
      // If the panel is below the list, it scrolls into view.
      if (window.matchMedia('(max-width: 1180px)').matches)
        requestAnimationFrame(() => document.getElementById(PANEL)?.scrollIntoView({ block: 'start' }));
    },
    step: (by: number) => {
      const next = rows[at + by];
      if (next !== undefined) open({ id: next.id });
    },
    /** Keeps an approved or prepared refund open, in its new tab. */
    follow: () => setParams(id === null ? {} : { id: String(id) }, { replace: true, preventScrollReset: true }),
    /** The open refund is done: the keys continue with the row after it. */
    goOn: () => open({ id: (rows[at + 1] ?? rows[at - 1])?.id }),
  };
}
