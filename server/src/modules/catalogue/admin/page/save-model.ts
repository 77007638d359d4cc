import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { cleanHtml } from '../../clean-html.ts';
import { categoryOfShelf, dropStraySpecs, replaceDimensions, writeModel } from './write-model.queries.ts';

type Model = NonNullable<CallBody<AdminCalls['saveProduct']>['model']>;

/** An editor leaves an empty paragraph when nothing was written. */
const EMPTY = /^(?:<p>(?:<br ?\/?>)?<\/p>)*$/;
const cleaned = (html: string): string => {
  const kept = cleanHtml(html).trim();
  return EMPTY.test(kept) ? '' : kept;
};

/** Cleans texts with `cleanHtml` (decision 28); another shelf also changes the category. */
export async function saveModel(tx: Tx, modelId: number, model: Model): Promise<void> {
  const {
    sub_category,
    brand,
    dimensions,
    description_html,
    designer_concept_html,
    care_and_materials_html,
    ...plain
  } = model;
  const category_id = sub_category === undefined ? undefined : await categoryOfShelf(tx, sub_category);
  if (sub_category !== undefined && category_id === undefined) throw refuse('choice_not_found');
  await writeModel(tx, modelId, {
    ...plain,
    ...(sub_category !== undefined && category_id !== undefined && { sub_category_id: sub_category, category_id }),
    ...(brand !== undefined && { brand_id: brand }),
    ...(description_html !== undefined && { description_html: cleaned(description_html) }),
    ...(designer_concept_html !== undefined && { designer_concept_html: cleaned(designer_concept_html) }),
    ...(care_and_materials_html !== undefined && { care_and_materials_html: cleaned(care_and_materials_html) }),
  });
  if (sub_category !== undefined) await dropStraySpecs(tx, modelId);
  if (dimensions !== undefined) await replaceDimensions(tx, modelId, dimensions);
}
