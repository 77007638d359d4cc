// The bonus that pays a part of the next order, key `bonus`, and the limit under which it was chosen, key `bonusLimit` (spec §3, §5).
import { clampUsedBonus, defaultUsedBonus } from '@tokhi/rules/money/usable-bonus';
import { type StoredValue, storedValue } from './stored-value.ts';

const storedPoints = (key: string): StoredValue<number | null> =>
  storedValue<number | null>(key, {
    empty: null,
    read: (stored) => (typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : null),
    write: (value) => value,
  });

const bonus = storedPoints('bonus');
const bonusLimit = storedPoints('bonusLimit');

/** The choice under this very limit; under any other limit, all that may be used. */
export function keptUsedBonus(limit: number): number {
  const kept = bonus.get();
  return kept !== null && bonusLimit.get() === limit ? clampUsedBonus(kept, limit) : defaultUsedBonus(limit);
}

export function keepUsedBonus(points: number, limit: number): void {
  bonus.set(points);
  bonusLimit.set(limit);
}

/** The order has its choice: the next one starts with its own limit. */
export function clearUsedBonus(): void {
  bonus.clear();
  bonusLimit.clear();
}
