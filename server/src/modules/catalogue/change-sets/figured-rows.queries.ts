import { type RawBuilder, sql } from 'kysely';
import { endingOf, type PricingSettings } from '../../settings/public.ts';

/** The warnings of a row, as bits. */
export const WARNINGS = { second_person: 1, jump: 2, thin_margin: 4 } as const;

/** Rounds half up, for negative figures too, like `changeTenths` and `marginTenths` of the rules. */
const tenths = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) =>
  sql`floor((${part}) * 1000::numeric / (${whole}) + 0.5)::int`;

const beyond = (percent: number) => sql`abs(now_tug - was_tug) * 100 > was_tug * ${percent}::numeric`;

/** A new price without a regular one also sets the regular price: an uncut product stays uncut, and no regular price is below the price. */
const withRegularPrice = sql`case when wanted.after ? 'price_tug' and not wanted.after ? 'regular_price_tug'
  then jsonb_build_object('regular_price_tug', case when products.regular_price_tug = products.price_tug
    then (wanted.after ->> 'price_tug')::bigint
    else greatest(products.regular_price_tug, (wanted.after ->> 'price_tug')::bigint) end)
  else '{}' end`;

const withCampaign = (settings: PricingSettings) => sql`case when wanted.after ? 'discount_percent'
  then jsonb_build_object('discount_ends_at', wanted.after -> 'discount_ends_at', 'discount_ending',
    case when (wanted.after ->> 'discount_percent')::int = 0 then 0 else ${endingOf(settings)}::int end)
  else '{}' end`;

/** The current values, under the names that a change uses. */
const asItIs = sql`jsonb_build_object(
  'price_tug', products.price_tug, 'regular_price_tug', products.regular_price_tug,
  'discount_percent', products.discount_percent, 'discount_ending', products.discount_ending,
  'discount_starts_at', products.discount_starts_at, 'discount_ends_at', products.discount_ends_at,
  'cost_fen', product_costs.cost_fen, 'name', products.name, 'bonus_percent', products.bonus_percent,
  'weight_grams', products.weight_grams, 'customs_code', products.customs_code)`;

/**
 * The requested changes (`product_id, seen_version, after`) beside the current values, with the resulting price: one query for previews and
 * for stored rows. Unchanged fields, and products without a change, are left out. Each step is materialized: otherwise PostgreSQL would
 * inline the fields of a row wherever they are used, and compute each of them forty times.
 */
export const figuredRows = (wanted: RawBuilder<unknown>, settings: PricingSettings): RawBuilder<unknown> => sql`
  with wanted (product_id, seen_version, after) as (${wanted}),
  compared as materialized (
    select wanted.product_id, wanted.seen_version, products.price_tug as was_tug, products.price_tug, product_costs.cost_fen,
      ${asItIs} as is_now, wanted.after || ${withRegularPrice} || ${withCampaign(settings)} as wanted_all
    from wanted join products on products.id = wanted.product_id
    left join product_costs on product_costs.product_id = products.id),
  different as materialized (
    select compared.*,
      (select jsonb_object_agg(key, value) from jsonb_each(wanted_all)
        where case when key like 'discount%'
          then (wanted_all ->> 'discount_percent')::int > 0 or (is_now ->> 'discount_percent')::int > 0
          else value is distinct from is_now -> key end) as after
    from compared),
  priced as (
    select different.*, campaign_price(coalesce((after ->> 'price_tug')::bigint, price_tug),
        coalesce((after ->> 'discount_percent')::int, 0), coalesce((after ->> 'discount_ending')::int, 0)) as now_tug,
      coalesce((after ->> 'cost_fen')::int, cost_fen) as new_cost_fen
    from different where after is not null),
  figured as materialized (
    select priced.*, ${tenths(sql`now_tug - was_tug`, sql`was_tug`)} as change_tenths,
      case when new_cost_fen is null then null else ${tenths(
        sql`now_tug - floor(new_cost_fen * ${settings.yuanRateTug}::numeric / 100 + 0.5)`,
        sql`now_tug`,
      )} end as margin_tenths
    from priced)
  select product_id, seen_version, was_tug, now_tug, change_tenths, margin_tenths,
    (case when ${beyond(settings.secondPersonAbovePercent)} then ${sql.lit(WARNINGS.second_person)} else 0 end
      + case when ${beyond(settings.warnAbovePercent)} then ${sql.lit(WARNINGS.jump)} else 0 end
      + case when margin_tenths < ${settings.warnBelowMarginPercent * 10}::numeric and (now_tug <> was_tug or after ? 'cost_fen')
          then ${sql.lit(WARNINGS.thin_margin)} else 0 end)::smallint as warnings,
    coalesce((select jsonb_object_agg(key, value) from jsonb_each(is_now)
      where after ? key or (key = 'discount_starts_at' and after ? 'discount_percent')), '{}') as before,
    after
  from figured`;

/** Counts of the rows: the head of a set's page. */
export const countedFigures = sql`
  count(*)::int as rows,
  (count(*) filter (where now_tug > was_tug))::int as up,
  (count(*) filter (where now_tug < was_tug))::int as down,
  (avg(change_tenths) filter (where now_tug > was_tug))::int as average_up,
  (avg(change_tenths) filter (where now_tug < was_tug))::int as average_down,
  (count(*) filter (where warnings & ${sql.lit(WARNINGS.second_person)} <> 0))::int as second_person,
  (count(*) filter (where warnings & ${sql.lit(WARNINGS.jump)} <> 0))::int as jumps,
  (count(*) filter (where warnings & ${sql.lit(WARNINGS.thin_margin)} <> 0))::int as thin_margins,
  (count(*) filter (where warnings <> 0))::int as warned`;

export interface Figures {
  rows: number;
  up: number;
  down: number;
  /** Tenths of a percent; null where nothing rises or falls. */
  average_up: number | null;
  average_down: number | null;
  second_person: number;
  jumps: number;
  thin_margins: number;
  warned: number;
}
