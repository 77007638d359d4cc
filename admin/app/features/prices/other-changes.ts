import type { SetRow } from './prices-query.ts';

const yuan = (fen: number | null | undefined): string =>
  fen === null || fen === undefined ? '–' : (fen / 100).toFixed(2);

/** Changes other than the price, old → new, each in a few words. */
export function otherChanges({ before, after }: Pick<SetRow, 'before' | 'after'>): string[] {
  const { discount_percent: cut, cost_fen: cost, weight_grams: weight, bonus_percent: bonus } = after;
  return [
    ...(cut === undefined ? [] : [cut === 0 ? 'кампанит дуусна' : `кампанит −${cut}%`]),
    ...(cost === undefined ? [] : [`өртөг ¥${yuan(before.cost_fen)} → ${yuan(cost)}`]),
    ...(weight === undefined ? [] : [`жин ${before.weight_grams ?? 0} → ${weight} г`]),
    ...(bonus === undefined ? [] : [`бонус ${before.bonus_percent ?? 0} → ${bonus}%`]),
    ...(after.customs_code === undefined
      ? []
      : [`татварын код ${before.customs_code ?? '–'} → ${after.customs_code ?? '–'}`]),
    ...(after.name === undefined ? [] : [`нэр «${before.name ?? ''}» → «${after.name}»`]),
  ];
}
