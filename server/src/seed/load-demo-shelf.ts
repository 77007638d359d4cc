import type { Tx } from '../db/database.ts';
import type { DemoHome } from './content-files.ts';
import type { DemoDepartment } from './demo-files.ts';
import type { Studio } from './studio-files.ts';

type PicturesByHand = DemoHome['subCategoryPictures'];

/** A department with its sub-categories and specification attributes; returns the attributes' ids by code. */
export async function loadDemoShelf(
  tx: Tx,
  department: DemoDepartment,
  position: number,
  studio: Studio,
  byHand: PicturesByHand,
) {
  const { code, name, sentence, subCategories, specs } = department;
  const tile = studio.departments[code]?.files['400.webp'];
  if (tile === undefined) throw new Error(`${code}: the studio has no tile of it`);
  await tx
    .insertInto('categories')
    .values({ code, name, sentence, position, image: `/images/room/${tile}`, icon: iconAddress(studio, code) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx.selectFrom('categories').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  await tx
    .insertInto('sub_categories')
    .values(
      subCategories.map((sub, index) => ({
        ...sub,
        category_id: id,
        position: index + 1,
        image: pictureAddress(studio, byHand[sub.code] ?? firstProduct(department, sub.code)),
        icon: iconAddress(studio, sub.code),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('spec_attributes')
    .values(specs.map((spec, index) => ({ ...spec, category_id: id, position: index + 1, facet_slot: index })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx.selectFrom('spec_attributes').select(['id', 'code']).where('category_id', '=', id).execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

function iconAddress(studio: Studio, code: string): string {
  const file = studio.icons[code];
  if (file === undefined) throw new Error(`${code}: the studio has no icon of it`);
  return `/images/icon/${file}`;
}

/** Model and finish of the first product in a sub-category. */
function firstProduct({ models }: DemoDepartment, subCategory: string): string {
  const model = models.find((one) => one.subCategory === subCategory);
  if (model === undefined) throw new Error(`${subCategory}: no model stands there`);
  return `${model.code} ${model.products[0]?.finish}`;
}

function pictureAddress(studio: Studio, product: string): string {
  const [model = '', finish = ''] = product.split(' ');
  const file = studio.products[model]?.[finish]?.hero?.files['400.webp'];
  if (file === undefined) throw new Error(`${product}: the studio has no picture of it`);
  return `/images/product/${file}`;
}
