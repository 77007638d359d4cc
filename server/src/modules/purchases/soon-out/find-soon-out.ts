import { isSoonOut, purchaseProposal } from '@tokhi/rules/purchase/purchase-proposal';
import { daysLeft, piecesADay } from '@tokhi/rules/purchase/sale-speed';
import type { Db } from '../../../db/database.ts';
import { soldProducts, suppliersOfProducts } from '../../catalogue/public.ts';
import { soonOut } from '../../reports/public.ts';
import { type PurchaseSettings, purchaseSettings } from '../../settings/public.ts';
import { type IncomingSum, incomingByProduct } from '../sum-incoming.ts';

export interface SoonOutProduct {
  id: number;
  supplierId: number | null;
  remain: number;
  /** Days that the stock lasts, to sort by. */
  left: number;
  speed: { pieces: number; days: number };
}

/** Every sold product whose stock ends before a purchase of today would arrive, the most urgent first. */
export async function findSoonOut(db: Db): Promise<{ terms: PurchaseSettings; products: SoonOutProduct[] }> {
  const terms = await purchaseSettings(db);
  const rows = await soonOut(db, terms.comingDays);
  const ids = rows.map(({ product_id }) => product_id);
  const sold = await soldProducts(db, ids);
  const suppliers = await suppliersOfProducts(db, ids);
  const products = rows.flatMap(({ product_id: id, pieces, days, remain, left }) => {
    const speed = { pieces, days };
    if (!sold.has(id) || !isSoonOut(speed, remain, terms)) return [];
    return [{ id, supplierId: suppliers.get(id) ?? null, remain, left, speed }];
  });
  return { terms, products };
}

export interface ProposedProduct extends SoonOutProduct {
  aDay: number;
  days: number;
  incoming: IncomingSum | null;
  proposal: { units: number; wanted: number };
}

/** The same with incoming units and the proposed purchase. */
export async function withProposals(
  db: Db,
  products: readonly SoonOutProduct[],
  terms: PurchaseSettings,
): Promise<ProposedProduct[]> {
  const incoming = await incomingByProduct(
    db,
    products.map(({ id }) => id),
  );
  return products.map((product) => {
    const { id, speed, remain } = product;
    const comes = incoming.get(id) ?? null;
    const proposal = purchaseProposal(speed, { sellable: remain, coming: comes?.units ?? 0 }, terms);
    return { ...product, aDay: piecesADay(speed), days: daysLeft(speed, remain), incoming: comes, proposal };
  });
}
