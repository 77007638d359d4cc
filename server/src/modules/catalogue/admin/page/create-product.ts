import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import type { Tx } from '../../../../db/database.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { openLevel } from '../../../stock/public.ts';
import type { AdminProductDeps } from '../list/list-products.ts';
import { copyColour, copyModel, insertModel, insertProduct } from './create-product.queries.ts';
import { lockProduct, newProductCode } from './locked-product.queries.ts';
import { showProduct } from './show-product.ts';
import { categoryOfShelf } from './write-model.queries.ts';

type Body = CallBody<AdminCalls['createProduct']>;

/** Creates a draft with a new code; nothing of it is in the shop before it is published. */
export async function createProduct(
  deps: AdminProductDeps,
  body: Body,
  caller: Staff,
): Promise<CallReply<AdminCalls['createProduct']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const code = await newProductCode(tx);
    const id = await insertedAs(tx, body, code, caller.staffId);
    await openLevel(tx, id);
    const shown = await showProduct({ ...deps, db: tx, now: () => now }, code, caller);
    const subject = { kind: 'product', id: code };
    const after = { how: body.how, of: 'of' in body ? body.of : null, model: shown.product.model_code };
    await writeAudit(tx, { action: 'create product', subject, after, ...auditedBy(caller) }, now);
    return shown;
  });
}

async function insertedAs(tx: Tx, body: Body, code: string, editor: number): Promise<number> {
  const modelCode = `model-${code}`;
  if (body.how === 'new') {
    const { name, product_type, sub_category, brand, colour, price } = body;
    const category = await categoryOfShelf(tx, sub_category);
    if (category === undefined) throw refuse('choice_not_found');
    const place = { category_id: category, sub_category_id: sub_category, brand_id: brand };
    const model_id = await insertModel(tx, { ...place, code: modelCode, name, product_type });
    const prices = { price_tug: price, regular_price_tug: price };
    const facts = { ...place, ...prices, model_id, code, colour_id: colour, edited_by: editor };
    return insertProduct(tx, { ...facts, name: `${name} ${product_type}` });
  }
  const source = await lockProduct(tx, body.of);
  if (source === undefined) throw refuse('product_not_found');
  const isColour = body.how === 'colour';
  const modelId = isColour ? source.model_id : await copyModel(tx, source.model_id, modelCode);
  return copyColour(tx, source.id, { code, modelId, colourId: isColour ? body.colour : source.colour_id, editor });
}
