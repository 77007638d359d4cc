import type { District } from '@tokhi/contract/fields/place-fields';
import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import type { DeliveryTariff } from '@tokhi/rules/delivery/delivery-tariff';
import type { Tx } from '../../db/database.ts';
import { type Goods, goodsNow } from '../../modules/catalogue/public.ts';
import { checkoutSettings, districts, pickupPlaces } from '../../modules/settings/public.ts';

/** The shop's data that the orders are made from. */
export interface DemoFacts {
  goods: readonly Goods[];
  districts: readonly District[];
  places: readonly number[];
  lenders: ReadonlyMap<string, { name: string; perMille: number }>;
  tariff: DeliveryTariff;
  fees: DeliveryFees;
  /** The staff members who work on them, by role. */
  staff: DemoStaff;
}

export interface DemoStaff {
  orders: number;
  warehouse: number;
  finance: number;
}

export async function readDemoFacts(tx: Tx, staff: DemoStaff, now: Date): Promise<DemoFacts> {
  const stocked = await tx
    .selectFrom('products')
    .innerJoin('stock_levels', 'stock_levels.product_id', 'products.id')
    .select('code')
    .where('is_listed', '=', true)
    .orderBy('products.id')
    .execute();
  const codes = stocked.map(({ code }) => code);
  if (codes.length === 0) throw new Error('The shop sells nothing: npm run setup loads the demo shop.');
  const lenders = await tx.selectFrom('lenders').select(['code', 'name', 'fee_per_mille']).execute();
  const { tariff, deliveryFees: fees } = await checkoutSettings(tx);
  return {
    staff,
    goods: await goodsNow(tx, codes, now),
    districts: await districts(tx),
    places: (await pickupPlaces(tx)).map(({ warehouse }) => warehouse),
    lenders: new Map(lenders.map(({ code, name, fee_per_mille }) => [code, { name, perMille: fee_per_mille }])),
    tariff,
    fees,
  };
}
