import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { priceAt } from '../list/listed-product.present.ts';
import { gapsOf, stateOf } from '../product-state.ts';
import type { attributesOf, colourRows, ShownRow } from './shown-product.queries.ts';

type Shown = CallReply<AdminCalls['showProduct']>['product'];

interface Beside {
  colours: Awaited<ReturnType<typeof colourRows>>;
  incoming: Shown['incoming'];
  attributes: Awaited<ReturnType<typeof attributesOf>>;
  /** Undefined without the permission to see it. */
  costFen: number | null | undefined;
}

/** The database's JSON writes moments with its own offset. */
const utc = (moment: string | Date): string => new Date(moment).toISOString();
const at = (moment: string | Date | null): string | null => (moment === null ? null : utc(moment));

const presentIncoming = ({ units, expected_on, purchase }: Shown['incoming'][number]) => ({
  ...{ units, expected_on, purchase },
});

export const presentProduct = (
  row: ShownRow,
  { colours, attributes, incoming, costFen }: Beside,
  now: Date,
): Shown => ({
  ...{ code: row.code, version: row.version, model_code: row.model_code, model_version: row.model_version },
  category: { id: row.category_id, name: row.category_name },
  ...{ sub_category_name: row.sub_category_name, brand_name: row.brand_name, state: stateOf(row) },
  ...{ published_at: at(row.published_at), publish_at: at(row.publish_at), gaps: gapsOf(row.gaps) },
  price: priceAt(row, now),
  ...{ weight_grams: row.weight_grams, volume_ml: row.volume_ml, package_count: row.package_count },
  ...{
    on_hand: row.on_hand,
    remain: row.remain,
    incoming: incoming.map(presentIncoming),
    rating: { count: row.rating_count, sum: row.rating_sum },
  },
  model: {
    ...{ name: row.model_name, product_type: row.product_type, sub_category: row.sub_category_id, brand: row.brand_id },
    ...{ width_mm: row.width_mm, depth_mm: row.depth_mm, height_mm: row.height_mm, not_included: row.not_included },
    ...{ description_html: row.description_html, designer_concept_html: row.designer_concept_html },
    ...{ care_and_materials_html: row.care_and_materials_html, dimensions: row.dimensions },
  },
  product: {
    ...{ name: row.name, colour: row.colour_id, dimension: row.dimension, sales_unit: row.sales_unit },
    ...{ bar_code: row.bar_code, tax_classification: row.tax_classification, customs_code: row.customs_code },
    ...{ bonus_percent: row.bonus_percent, is_family_price: row.is_family_price },
    ...{ packages: row.packages, specs: row.specs },
    badges: row.badges.map(({ kind, starts_at, ends_at }) => ({
      kind,
      starts_at: utc(starts_at),
      ends_at: at(ends_at),
    })),
  },
  ...(costFen !== undefined && { cost_fen: costFen }),
  colours: colours.map((one) => ({
    ...{ code: one.code, colour: one.colour, price: priceAt(one, now), remain: one.remain, state: stateOf(one) },
    picture: one.picture,
  })),
  attributes: attributes.map(({ id, name, values }) => ({ id, name, values })),
});
