import type { Tug } from '@tokhi/rules/money/money';
import type { SoldLine } from '@tokhi/rules/order/line-shares';
import type { TermName } from '@tokhi/rules/order/term-explanation';
import type { Db } from '../../db/database.ts';
import { termsOfRow } from './terms-of-row.ts';

/** A line as it was sold, with its name. */
export interface LineSold extends SoldLine {
  position: number;
  productId: number;
  code: string;
  name: string;
  colourName: string;
  earnedBonus: number;
}

/** What was sold and for how much: the terms and lines that rules/line-shares divides. */
export interface OrderSold {
  terms: Record<TermName, Tug>;
  wantsVatReceipt: boolean;
  lines: LineSold[];
}

export async function soldOrder(db: Db, orderId: number): Promise<OrderSold> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select(['position', 'product_id', 'code', 'name', 'colour_name', 'price_tug', 'sale_price_tug', 'quantity'])
    .select(['china_delivery_tug', 'earned_bonus_tug'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return {
    terms: termsOfRow(order),
    wantsVatReceipt: order.wants_vat_receipt,
    lines: lines.map((line) => ({
      position: line.position,
      productId: line.product_id,
      code: line.code,
      name: line.name,
      colourName: line.colour_name,
      priceTug: line.price_tug,
      salePriceTug: line.sale_price_tug,
      quantity: line.quantity,
      chinaDeliveryTug: line.china_delivery_tug,
      earnedBonus: line.earned_bonus_tug,
    })),
  };
}
