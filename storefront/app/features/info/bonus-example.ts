import { earnedBonus, unitBonus } from '@tokhi/rules/money/bonus';
import { usableBonus } from '@tokhi/rules/money/usable-bonus';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { BONUS_PERCENT } from './bonus-percent.ts';

const bonusPercent = BONUS_PERCENT.least;

/** Expensive enough to earn more than the next purchase can use, so that the example shows the limit. */
export const FIRST_PURCHASE = { name: 'Хоолны сандал', salePriceTug: 249_900, quantity: 4, bonusPercent };
export const NEXT_PURCHASE = { name: 'Ширээний чийдэн', salePriceTug: 59_900, bonusPercent };

/** What a new customer earns with one purchase and spends on the next, by the rules of the shop. */
export function bonusExample() {
  const earned = earnedBonus([FIRST_PURCHASE]);
  const balance = WELCOME_BONUS + earned;
  const { salePriceTug } = NEXT_PURCHASE;
  const used = usableBonus({ balance, subtotalTug: salePriceTug, saleTug: 0, codeTug: 0 });
  const earnedNext = unitBonus(salePriceTug, bonusPercent);
  return {
    firstTug: FIRST_PURCHASE.salePriceTug * FIRST_PURCHASE.quantity,
    welcome: WELCOME_BONUS,
    earned,
    balance,
    used,
    paidTug: salePriceTug - used,
    earnedNext,
    left: balance - used + earnedNext,
  };
}
