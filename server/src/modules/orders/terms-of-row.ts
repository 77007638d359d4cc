import type { Tug } from '@tokhi/rules/money/money';
import type { TermName } from '@tokhi/rules/order/term-explanation';

/** The columns of an order's terms; deductions are stored without their sign (create/new-order-rows.ts writes them). */
type TermColumns = Readonly<
  Record<
    | 'subtotal_tug'
    | 'sale_tug'
    | 'code_tug'
    | 'service_fee_tug'
    | 'delivery_tug'
    | 'assembly_tug'
    | 'fixing_tug'
    | 'china_delivery_tug'
    | 'lending_fee_tug'
    | 'used_bonus_tug'
    | 'vat_tug',
    Tug
  >
>;

/** The terms with their signs: their sum is the total of the order. */
export const termsOfRow = (row: TermColumns): Record<TermName, Tug> => ({
  subtotal: row.subtotal_tug,
  sale: 0 - row.sale_tug,
  code: 0 - row.code_tug,
  serviceFee: row.service_fee_tug,
  delivery: row.delivery_tug,
  assembly: row.assembly_tug,
  fixing: row.fixing_tug,
  chinaDelivery: row.china_delivery_tug,
  lendingFee: row.lending_fee_tug,
  usedBonus: 0 - row.used_bonus_tug,
  vat: row.vat_tug,
});
