import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { costsOfProducts, namesOfSuppliers, orderedGoods, seesCosts } from '../../catalogue/public.ts';
import { draftedOf } from '../incoming.queries.ts';
import { findSoonOut, type SoonOutProduct, withProposals } from './find-soon-out.ts';

const PAGE = 25;

type Body = CallBody<AdminCalls['listSoonOut']>;

/** A page of products that will soon be sold out; computed like the sums above it. */
export async function listSoonOut(
  { db }: { db: Db },
  { supplier, after }: Body,
  caller: Staff,
): Promise<CallReply<AdminCalls['listSoonOut']>> {
  const { terms, products } = await findSoonOut(db);
  const asked = products.filter(({ supplierId }) => supplier === undefined || supplierId === supplier);
  const rest = asked.filter((one) => after === undefined || isAfter(one, after));
  const shown = await withProposals(db, rest.slice(0, PAGE), terms);
  const ids = shown.map(({ id }) => id);
  const goods = await orderedGoods(db, ids);
  const suppliers = await namesOfSuppliers(
    db,
    shown.flatMap(({ supplierId }) => supplierId ?? []),
  );
  const costs = seesCosts(caller) ? await costsOfProducts(db, ids) : null;
  const drafted = await draftedOf(db, ids);
  const last = shown.at(-1);
  return {
    result: 'success',
    products: shown.map(({ id, supplierId, remain, speed, aDay, days, incoming, proposal }) => {
      const product = goods.get(id);
      const fen = costs?.get(id) ?? null;
      const { comingDays: coming_days, reserveDays: reserve_days } = terms;
      return {
        ...{ code: product?.code ?? '', name: [product?.name, product?.colour].join(', ') },
        ...{ picture: product?.picture ?? null, remain },
        supplier: supplierId === null ? null : { id: supplierId, name: suppliers.get(supplierId) ?? '' },
        ...{ sold: speed.pieces, sold_days: speed.days, speed: aDay, days, incoming },
        drafted: drafted.get(id) ?? 0,
        proposal: {
          ...{ ...proposal, sellable: remain, coming: incoming?.units ?? 0 },
          ...{ days: coming_days + reserve_days, coming_days, reserve_days },
        },
        ...(costs !== null && { unit_fen: fen, total_fen: fen === null ? null : fen * proposal.units }),
      };
    }),
    total: asked.length,
    next: rest.length > PAGE && last !== undefined ? { days: last.left, id: last.id } : null,
  };
}

const isAfter = ({ left, id: own }: SoonOutProduct, { days, id }: NonNullable<Body['after']>): boolean =>
  left > days || (left === days && own > id);
