import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { groupThousands } from '@tokhi/rules/money/money';
import { namesOfSuppliers } from '../../catalogue/public.ts';
import { purchasesById } from '../../purchases/public.ts';
import type { InboxKind } from '../inbox-kind.ts';
import { approvalItem } from './approval-item.ts';

const FEN = 100;

/** A purchase above the limit of one person; whoever may send purchases sees the amount. */
export const purchaseToApprove: InboxKind = {
  ...{ name: 'purchase-to-approve', title: 'Татан авалт батлах', may: 'send-large-purchases' },
  ages: { soon: 12, late: 48 },
  find: async ({ db, approvals }) => {
    const waiting = await approvals('purchase');
    const idOf = ({ payload }: (typeof waiting)[number]) => (payload as { number: number }).number;
    const purchases = await purchasesById(db, waiting.map(idOf));
    const ids = [...purchases.values()].map(({ supplier_id }) => supplier_id);
    const suppliers = ids.length === 0 ? new Map<number, string>() : await namesOfSuppliers(db, ids);
    return waiting.flatMap((approval) => {
      const purchase = purchases.get(idOf(approval));
      if (purchase === undefined) return [];
      const yuan = groupThousands(Math.round(purchase.total_fen / FEN));
      const what = `${suppliers.get(purchase.supplier_id) ?? ''}, ${purchase.units} ш, ¥${yuan}`;
      return [{ ...approvalItem(approval, { about: purchaseNumber(purchase.id), what }), recordId: purchase.id }];
    });
  },
  action: { label: 'Шалгах', to: ({ recordId }) => `/purchases/${recordId}` },
};
