import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import { pricingSettings } from '../../settings/public.ts';
import { gridProducts } from './grid.queries.ts';

/** Chosen products as rows of a grid, with the limits that its cells are checked against. */
export async function showGrid(
  { db }: { db: Db },
  codes: readonly string[],
): Promise<CallReply<AdminCalls['showGrid']>> {
  const { secondPersonAbovePercent, yuanRateTug, warnBelowMarginPercent } = await pricingSettings(db);
  const products = await gridProducts(db, codes);
  return {
    result: 'success',
    products: products.map(({ id: _id, ...product }) => product),
    settings: { limit: secondPersonAbovePercent, yuan_rate: yuanRateTug, least_margin: warnBelowMarginPercent },
  };
}
