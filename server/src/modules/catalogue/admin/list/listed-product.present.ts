import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { runningPercent, salePrice } from '@tokhi/rules/money/sale-price';
import { gapsOf, stateOf } from '../product-state.ts';
import type { ListedRow } from './listed-products.queries.ts';

type Listed = CallReply<AdminCalls['listProducts']>['products'][number];

/** The unit price at this moment. */
export function priceAt(
  row: Pick<
    ListedRow,
    'price_tug' | 'discount_percent' | 'discount_ending' | 'discount_starts_at' | 'discount_ends_at'
  >,
  now: Date,
): number {
  const campaign = {
    percent: row.discount_percent,
    startsAt: row.discount_starts_at,
    endsAt: row.discount_ends_at,
  };
  return salePrice(row.price_tug, runningPercent(campaign, now), row.discount_ending).salePriceTug;
}

export const presentListed = (row: ListedRow, names: ReadonlyMap<number, string>, now: Date): Listed => ({
  ...{ code: row.code, name: row.name, colour: row.colour, sub_category: row.sub_category },
  ...{ price: priceAt(row, now), remain: row.remain, state: stateOf(row), gaps: gapsOf(row.gaps) },
  publish_at: row.publish_at?.toISOString() ?? null,
  picture: row.picture,
  updated_at: row.updated_at.toISOString(),
  edited_by: row.edited_by === null ? null : (names.get(row.edited_by) ?? null),
});
