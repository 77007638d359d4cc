import { Icon } from '@tokhi/ui/show/icon.tsx';
import { packSummary, roundedTotals } from '../../product/public.ts';
import type { pricedGoods } from './price-form.ts';

/** «6 бараа, 8 хайрцаг, 96.4 кг, 2.84 м³» (spec §2 totals line). */
export function PackLine({ priced }: { priced: NonNullable<ReturnType<typeof pricedGoods>> }) {
  const over = (of: (row: (typeof priced)[number]['row']) => number) =>
    priced.reduce((sum, { row, quantity }) => sum + of(row) * quantity, 0);
  const totals = roundedTotals({
    boxes: over(({ packs }) => packs),
    kg: over(({ kg }) => kg),
    litres: over(({ vol }) => vol),
  });
  return (
    <p className="shipping__packs">
      <Icon name="package" />
      <span>
        {over(() => 1)} бараа, {packSummary(totals)}
      </span>
    </p>
  );
}
