import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { Wanted } from '@tokhi/contract/admin/change-sets/change-set-fields';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { pricingSettings } from '../../settings/public.ts';
import type { PricingDeps } from '../pricing/price-ports.ts';
import { presentRow } from './change-sets.present.ts';
import { MOST_PRODUCTS } from './create-change-set.ts';
import { figuresOf } from './set-rows.queries.ts';
import { wantedRows } from './wanted-rows.queries.ts';

const SHOWN = 50;

/** Previews a change with the query that stores it. */
export async function previewChangeSet(
  { db, now, customersWithInCart, unpaidOrdersWith }: Omit<PricingDeps, 'namesOfStaff' | 'customersWhoSaved'>,
  wanted: Wanted,
): Promise<CallReply<AdminCalls['previewChangeSet']>> {
  const query = await wantedRows(db, wanted, now());
  const { ids, largest, ...figures } = await figuresOf(db, query, await pricingSettings(db), SHOWN);
  if (figures.rows > MOST_PRODUCTS) throw refuse('too_many_products', { most: MOST_PRODUCTS });
  const unpaid = await unpaidOrdersWith(db, ids);
  return {
    result: 'success',
    figures,
    rows: largest.map(presentRow),
    effects: {
      carts: await customersWithInCart(db, ids),
      unpaid: { count: unpaid.count, sum: unpaid.sumTug, orders: unpaid.numbers },
    },
  };
}
