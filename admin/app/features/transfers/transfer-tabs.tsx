import { useQuery } from '@tanstack/react-query';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { loansQuery } from '../loans/public.ts';
import type { TransferCounts } from './transfers-query.ts';
import { unknownQuery } from './unknown-query.ts';

export const transferViews = ['open', 'skipped', 'confirmed', 'not_income', 'unknown', 'loans'] as const;

export type TransferView = (typeof transferViews)[number];

const NAMES: Record<TransferView, string> = {
  open: 'Шийдэх',
  skipped: 'Алгассан',
  confirmed: 'Баталсан',
  not_income: 'Орлого биш',
  unknown: 'Эзэнгүй мөнгө',
  loans: 'Зээл',
};

interface TransferTabsProps {
  view: TransferView;
  counts: TransferCounts;
  onView: (view: TransferView) => void;
}

/** Lines of statements by state, then money without an order and the loans that staff follow. */
export function TransferTabs({ view, counts, onView }: TransferTabsProps) {
  const unknown = useQuery(unknownQuery).data?.payments.length ?? 0;
  const loans = useQuery(loansQuery).data?.loans.length ?? 0;
  const countOf = (one: TransferView) => (one === 'unknown' ? unknown : one === 'loans' ? loans : counts[one].count);
  return (
    <PillTabs
      label="Шүүлт"
      tabs={transferViews.map((name) => ({ name, text: NAMES[name], count: countOf(name) }))}
      current={view}
      onChoose={onView}
    />
  );
}
