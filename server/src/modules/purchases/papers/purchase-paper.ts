import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { depositFen } from '@tokhi/rules/purchase/purchase-limit';
import { orderedGoods, supplierById } from '../../catalogue/public.ts';
import { shopFacts } from '../../settings/public.ts';
import { linesOfPurchase } from '../purchase/lines.queries.ts';
import { requirePurchase } from '../purchase/purchases.queries.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';

/** The supplier reads Chinese or English, the sender Mongolian. */
export const HEADINGS = [
  ...['编号 Code', '品名 Product', '颜色 Colour', '数量 Qty', '单价 Unit, ¥', '金额 Amount, ¥', '交货期 Delivery'],
] as const;

/** The purchase as sent to the supplier, printed or as a workbook. */
export async function purchasePaper({ db, now }: PurchaseDeps, number: number) {
  const row = await requirePurchase(db, number);
  const supplier = await supplierById(db, row.supplier_id);
  const lines = await linesOfPurchase(db, row.id);
  const goods = await orderedGoods(
    db,
    lines.map(({ product_id }) => product_id),
  );
  const buyer = await shopFacts(db);
  const inAll = (what: 'volume_ml' | 'weight_grams' | 'package_count') =>
    lines.reduce((sum, line) => sum + line.units * (goods.get(line.product_id)?.[what] ?? 0), 0);
  const { contact, email, phone, address } = supplier;
  return {
    row,
    date: isoDate(ulaanbaatarDate(row.sent_at ?? now())),
    supplier: { name: supplier.full_name || supplier.name, contact, email, phone, address },
    buyer: { name: buyer.name, address: buyer.address, phone: buyer.phone, email: buyer.email },
    lines: lines.map(({ product_id, units, unit_cost_fen: unit_fen, expected_on }) => {
      const product = goods.get(product_id);
      return {
        ...{ code: product?.code ?? '', name: product?.name ?? '', colour: product?.colour ?? '', units },
        ...{ unit_fen, total_fen: unit_fen === null ? null : unit_fen * units },
        expected_on: expected_on ?? row.expected_on,
      };
    }),
    deposit_fen: depositFen(row.total_fen, row.deposit_percent),
    ...{ litres: inAll('volume_ml') / 1_000, kg: inAll('weight_grams') / 1_000, packages: inAll('package_count') },
  };
}
