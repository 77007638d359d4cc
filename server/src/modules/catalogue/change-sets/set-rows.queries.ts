import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { PricingSettings } from '../../settings/public.ts';
import { CARD_PICTURE } from '../cards.queries.ts';
import { countedFigures, type Figures, figuredRows } from './figured-rows.queries.ts';
import type { Fields } from './write-rows.queries.ts';

export interface SetRow {
  id: number;
  code: string;
  name: string;
  colour: string;
  picture: string | null;
  was_tug: number;
  now_tug: number;
  change_tenths: number;
  margin_tenths: number | null;
  warnings: number;
  before: Fields;
  after: Fields;
}

const COLUMNS = sql`one.product_id as id, products.code, products.name, colours.name as colour, one.was_tug, one.now_tug,
  one.change_tenths, one.margin_tenths, one.warnings, one.before, one.after,
  (select file from product_images where product_images.product_id = products.id and position = ${sql.lit(CARD_PICTURE)}
    and kind <> 'drawing') as picture`;
const JOINED = sql`join products on products.id = one.product_id join colours on colours.id = products.colour_id`;
const LARGEST_FIRST = sql`abs(one.change_tenths) desc, one.product_id`;

const SHOWN: Record<'all' | 'up' | 'down' | 'warned', RawBuilder<boolean>> = {
  all: sql`true`,
  up: sql`one.now_tug > one.was_tug`,
  down: sql`one.now_tug < one.was_tug`,
  warned: sql`one.warnings <> 0`,
};

interface PageOfRows {
  show: keyof typeof SHOWN;
  after: { change: number; id: number } | undefined;
  limit: number;
}

/** The rows of a set, the largest change first. */
export async function setRows(db: Db, setId: number, { show, after, limit }: PageOfRows): Promise<SetRow[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(-abs(one.change_tenths), one.product_id) > (${-after.change}::int, ${after.id}::int)`;
  const { rows } = await sql<SetRow>`
    select ${COLUMNS} from change_set_rows one ${JOINED}
    where one.set_id = ${setId} and ${SHOWN[show]} and ${behind}
    order by ${LARGEST_FIRST} limit ${limit}`.execute(db);
  return rows;
}

/** Counts of what would be stored, with the largest changes and the ids of all products. */
export async function figuresOf(
  db: Db,
  wanted: RawBuilder<unknown>,
  settings: PricingSettings,
  limit: number,
): Promise<Figures & { ids: number[]; largest: SetRow[] }> {
  const { rows } = await sql<Figures & { ids: number[]; largest: SetRow[] }>`
    with figured as materialized (${figuredRows(wanted, settings)}),
    largest as (select ${COLUMNS} from (select * from figured as one order by ${LARGEST_FIRST} limit ${limit}) as one ${JOINED})
    select ${countedFigures}, coalesce(json_agg(product_id), '[]') as ids,
      (select coalesce(json_agg(one order by abs(one.change_tenths) desc, one.id), '[]') from largest as one) as largest
    from figured`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a preview has no figures');
  return row;
}
