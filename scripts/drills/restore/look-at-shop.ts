import type { Said } from './commands.ts';
import type { SellingShop } from './selling-shop.ts';

export const newestOf = (shop: SellingShop, before: number): Promise<Date> =>
  shop.inDatabase(async (pool) => {
    const { rows } = await pool.query<{ at: Date }>('select max(created_at) as at from orders where created_at < $1', [
      new Date(before),
    ]);
    return rows[0]?.at ?? new Date(0);
  });

const countWhere = (shop: SellingShop, condition: string, numbers: readonly string[]): Promise<number> =>
  shop.inDatabase(async (pool) => {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from orders where order_number = any($1) and ${condition}`,
      [numbers],
    );
    return rows[0]?.n ?? 0;
  });
export const thereOf = (shop: SellingShop, numbers: readonly string[]) => countWhere(shop, 'true', numbers);
export const paidOf = (shop: SellingShop, numbers: readonly string[]) =>
  countWhere(shop, 'paid_at is not null', numbers);

export const indented = ({ said }: Said): string => said.replace(/^/gm, '    | ');
