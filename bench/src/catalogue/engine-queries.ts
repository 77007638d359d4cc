// A page of a category as PostgreSQL alone would answer it, without the shop's index in memory: the page from an index of
// `products` (filtered: from search_docs), its cards by the shop's own query, and the counts of all filters by one
// GROUPING SETS over search_docs. Counts are disjunctive, like the shop's: a product that fails only one filter is
// counted in that filter's own list.
import { FILTERED_PAGE_SIZE, pageOffset } from '@tokhi/rules/page/paging';
import { type AskedListing, type Order, valueIdsOf } from './draw-listing.ts';
import { SPECS_OF_A_CATEGORY } from './fill/shape.ts';
import type { Statement } from './record-statements.ts';

const ORDER_OF_PRODUCTS: Record<Order, string> = {
  popular: 'popularity desc, id',
  newest: 'published_at desc, id desc',
  'price-up': 'campaign_price(price_tug, discount_percent, discount_ending), id',
  'price-down': 'campaign_price(price_tug, discount_percent, discount_ending) desc, id desc',
};

/** The same sort orders for tables whose key is product_id. */
const orderOfDocs = (sort: Order): string => ORDER_OF_PRODUCTS[sort].replace(/\bid\b/, 'product_id');

const SLOTS = Array.from({ length: SPECS_OF_A_CATEGORY }, (_, slot) => `s${slot}`);
const FACETS = ['sub_category_id', 'brand_id', 'colour_id', 'material', ...SLOTS];
const COLUMNS = [
  ...['sub_category_id', 'brand_id', 'colour_id', 'material', 'is_ready'],
  'campaign_price(price_tug, discount_percent, discount_ending) as price',
  ...SLOTS.map((name, slot) => `spec_value_ids[${slot + 1}] as ${name}`),
].join(', ');
const SETS = `grouping sets (${FACETS.map((facet) => `(${facet})`).join(', ')}, ())`;
const COUNTED = `${FACETS.join(', ')}, grouping(${FACETS.join(', ')}) as facet, count(*) as total`;

/** Selects the ids of the page. */
export function pageStatement(asked: AskedListing): Statement {
  const offset = pageOffset(asked.page, FILTERED_PAGE_SIZE);
  if (asked.filters === undefined) {
    return {
      text: `select id from products where category_id = $1 and is_listed
             order by ${ORDER_OF_PRODUCTS[asked.sort]} limit ${FILTERED_PAGE_SIZE} offset ${offset}`,
      values: [asked.category],
    };
  }
  const { brands, colours, price, slot } = asked.filters;
  return {
    text: `select product_id as id from search_docs
           where category_id = $1 and is_listed and brand_id = any($2::int[]) and colour_id = any($3::int[])
             and campaign_price(price_tug, discount_percent, discount_ending) between $4 and $5
             and spec_value_ids[${slot + 1}] = any($6::int[])
           order by ${orderOfDocs(asked.sort)} limit ${FILTERED_PAGE_SIZE} offset ${offset}`,
    values: [asked.category, brands, colours, ...price, valueIdsOf(asked.category, asked.filters)],
  };
}

/** Totals of every facet, the highest price and the number of products. */
export function countStatement(asked: AskedListing): Statement {
  if (asked.filters === undefined) {
    return {
      text: `select ${COUNTED}, count(*) filter (where is_ready) as ready, max(price) as highest
             from (select ${COLUMNS} from search_docs where category_id = $1 and is_listed) as docs
             group by ${SETS}`,
      values: [asked.category],
    };
  }
  const { brands, colours, price, slot } = asked.filters;
  return {
    text: `with docs as (
             select ${COLUMNS}, (brand_id <> all($2::int[]))::int + 2 * (colour_id <> all($3::int[]))::int
                      + 4 * (campaign_price(price_tug, discount_percent, discount_ending) not between $4 and $5)::int
                      + 8 * (spec_value_ids[${slot + 1}] <> all($6::int[]))::int as failed
             from search_docs where category_id = $1 and is_listed)
           select ${COUNTED}, failed,
                  (select max(campaign_price(price_tug, discount_percent, discount_ending)) from search_docs
                   where category_id = $1 and is_listed) as highest
           from docs where failed in (0, 1, 2, 8)
           group by failed, ${SETS}`,
    values: [asked.category, brands, colours, ...price, valueIdsOf(asked.category, asked.filters)],
  };
}
