import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { packageSums, packageVolumeMl } from '@tokhi/rules/catalogue/package-sums';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import type { Tx } from '../../../../db/database.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import type { AdminProductDeps } from '../list/list-products.ts';
import { changedFacts } from './changed-facts.ts';
import { lockProduct } from './locked-product.queries.ts';
import { saveModel } from './save-model.ts';
import { seesCosts, showProduct } from './show-product.ts';
import {
  noteEditor,
  replaceBadges,
  replacePackages,
  replaceSpecs,
  writeCost,
  writeProduct,
} from './write-product.queries.ts';

type Body = CallBody<AdminCalls['saveProduct']>;

/**
 * Saves changes of a colour, its model, or both. Checks only the versions of what is saved: a colleague who edits the model's texts does
 * not block one who enters a package.
 */
export async function saveProduct(
  deps: AdminProductDeps,
  body: Body,
  caller: Staff,
): Promise<CallReply<AdminCalls['saveProduct']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const locked = await lockProduct(tx, body.code);
    if (locked === undefined) throw refuse('product_not_found');
    const here = { ...deps, db: tx, now: () => now };
    const { product: before } = await showProduct(here, body.code, caller);
    const { code, product, model, cost_fen } = body;
    const ofProduct = product !== undefined || cost_fen !== undefined;
    if ((ofProduct && before.version !== body.version) || (model && before.model_version !== body.model_version))
      throw refuse('changed_meanwhile', { version: before.version, model_version: before.model_version });
    if (model !== undefined) await saveModel(tx, locked.model_id, model);
    if (ofProduct) await saveColour(tx, locked.id, product ?? {}, caller.staffId);
    else await noteEditor(tx, locked.id, caller.staffId);
    if (cost_fen !== undefined && seesCosts(caller)) await writeCost(tx, locked.id, cost_fen, now);
    const shown = await showProduct(here, code, caller);
    const entry = {
      action: 'save product',
      subject: { kind: 'product', id: code },
      ...changedFacts(before, shown.product),
    };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now);
    return shown;
  });
}

async function saveColour(tx: Tx, id: number, product: NonNullable<Body['product']>, editor: number): Promise<void> {
  const { packages, specs, badges, colour, ...plain } = product;
  const boxes = packages?.map((one) => ({ ...one, volume_ml: packageVolumeMl(one) }));
  const sums = boxes && packageSums(boxes);
  await writeProduct(
    tx,
    id,
    {
      ...plain,
      ...(colour !== undefined && { colour_id: colour }),
      ...(sums && { weight_grams: sums.weightGrams, volume_ml: sums.volumeMl, package_count: sums.count }),
    },
    editor,
  );
  if (boxes !== undefined) await replacePackages(tx, id, boxes);
  if (specs !== undefined) await replaceSpecs(tx, id, specs);
  if (badges !== undefined) await replaceBadges(tx, id, badges);
}
