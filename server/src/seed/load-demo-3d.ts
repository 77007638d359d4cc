import { stat } from 'node:fs/promises';
import type { Tx } from '../db/database.ts';
import { type NamedProduct, productNamed } from './named-products.ts';
import type { Studio } from './studio-files.ts';

const FOLDER = new URL('../../../demo/media/model/', import.meta.url);

/** The 3D models, each in the one finish that was exported. */
export async function loadDemo3d(tx: Tx, products: NamedProduct[], studio: Studio): Promise<void> {
  const rows = await Promise.all(
    Object.entries(studio.models).map(async ([model, { finish, file, plain }]) => ({
      product_id: productNamed(products, `${model} ${finish}`).id,
      file,
      plain_file: plain ?? null,
      byte_size: (await stat(new URL(file, FOLDER))).size,
    })),
  );
  await tx
    .insertInto('product_models_3d')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
