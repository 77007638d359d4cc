import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../../db/database.ts';
import type { Schema } from '../../../../db/schema.generated.ts';

/** Also raises the version: a change of packages, badges or specifications is an edit of the product. */
export async function writeProduct(
  tx: Tx,
  id: number,
  changes: Updateable<Schema['products']>,
  editor: number,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...changes, edited_by: editor, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** An edit of the model counts for the product on whose page it was made. */
export async function noteEditor(tx: Tx, id: number, editor: number): Promise<void> {
  await tx.updateTable('products').set({ edited_by: editor }).where('id', '=', id).execute();
}

interface PackageRow {
  name: string | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  diameter_mm: number | null;
  weight_grams: number | null;
  volume_ml: number | null;
  quantity: number;
}

export async function replacePackages(tx: Tx, productId: number, packages: readonly PackageRow[]): Promise<void> {
  await tx.deleteFrom('product_packages').where('product_id', '=', productId).execute();
  if (packages.length === 0) return;
  await tx
    .insertInto('product_packages')
    .values(packages.map((one, index) => ({ ...one, product_id: productId, position: index + 1 })))
    .execute();
}

export async function replaceSpecs(
  tx: Tx,
  productId: number,
  specs: readonly { attribute: number; value: number }[],
): Promise<void> {
  await tx.deleteFrom('product_specs').where('product_id', '=', productId).execute();
  if (specs.length === 0) return;
  await tx
    .insertInto('product_specs')
    .values(specs.map(({ attribute, value }) => ({ product_id: productId, attribute_id: attribute, value_id: value })))
    .execute();
}

export async function replaceBadges(
  tx: Tx,
  productId: number,
  badges: readonly { kind: string; starts_at: string; ends_at: string | null }[],
): Promise<void> {
  await tx.deleteFrom('product_badges').where('product_id', '=', productId).execute();
  if (badges.length === 0) return;
  await tx
    .insertInto('product_badges')
    .values(
      badges.map(({ kind, starts_at, ends_at }) => ({
        ...{ product_id: productId, kind, starts_at: new Date(starts_at) },
        ends_at: ends_at === null ? null : new Date(ends_at),
      })),
    )
    .execute();
}

export async function writeCost(tx: Tx, productId: number, costFen: number | null, now: Date): Promise<void> {
  if (costFen === null) {
    await tx.deleteFrom('product_costs').where('product_id', '=', productId).execute();
    return;
  }
  const row = { cost_fen: costFen, changed_at: now };
  await tx
    .insertInto('product_costs')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
}

/** Writes the listing state, effective now. */
export async function writeListing(
  tx: Tx,
  id: number,
  listing: { published_at?: Date; withdrawn_at?: Date | null; publish_at: Date | null },
  editor: number | null,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...listing, ...(editor !== null && { edited_by: editor }) })
    .where('id', '=', id)
    .execute();
}
