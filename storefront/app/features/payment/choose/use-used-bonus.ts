import type { Order } from '@tokhi/contract/fields/order-fields';
import { clampUsedBonus } from '@tokhi/rules/money/usable-bonus';
import { useEffect, useState } from 'react';
import { keepUsedBonus, keptUsedBonus } from '../../../local/used-bonus.ts';

/** Points that pay a part: all that may be, until the customer says otherwise (spec §5). What was submitted before stands. */
export function useUsedBonus(order: Order, limit: number): [number, (points: number) => void] {
  const [chosen, setChosen] = useState<number | null>(order.payment === null ? null : order.used_bonus);
  const points = clampUsedBonus(chosen ?? keptUsedBonus(limit), limit);
  useEffect(() => keepUsedBonus(points, limit), [points, limit]);
  return [points, setChosen];
}
