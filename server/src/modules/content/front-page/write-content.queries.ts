import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

interface Shown {
  image: string;
  variants: unknown;
  placeholder: string | null;
}
interface Period {
  starts_at: string | null;
  ends_at: string | null;
}

/** The rows of the tables without their positions, which their order gives. */
export interface ContentRows {
  home_banners: (Shown & Period & { title_1: string; title_2: string; title_3: string; product_id: number | null })[];
  photo_banners: (Shown & Period & { name: string; product_id: number | null })[];
  promo_banners: (Shown & Period & { title: string; description: string; sub_category_id: number })[];
  quick_categories: { sub_category_id: number; title: string | null; image: string | null }[];
  featured_products: { list: string; product_id: number; position: number }[];
  special_offers: { product_id: number; starts_at: string; ends_at: string }[];
  events: (Period & { id: number; name: string; sentence: string })[];
  event_products: { event_id: number; product_id: number; position: number }[];
}

const COLUMNS = {
  home_banners: 'title_1, title_2, title_3, product_id, image, variants, placeholder, starts_at, ends_at',
  photo_banners: 'name, product_id, image, variants, placeholder, starts_at, ends_at',
  promo_banners: 'title, description, sub_category_id, image, variants, placeholder, starts_at, ends_at',
  quick_categories: 'sub_category_id, title, image',
  featured_products: 'list, product_id',
  special_offers: 'product_id, starts_at, ends_at',
  events: 'id, name, sentence, starts_at, ends_at',
  event_products: 'event_id, product_id',
} as const satisfies Record<keyof ContentRows, string>;

/** Events keep their ids; rows that refer to them are deleted first and inserted last. */
const IN_ORDER = [
  ...([
    'home_banners',
    'photo_banners',
    'promo_banners',
    'quick_categories',
    'featured_products',
    'special_offers',
  ] as const),
  ...(['events', 'event_products'] as const),
];

/** Replaces all content with these rows. A concurrent reader sees either the old or the new. */
export async function writeContent(tx: Tx, content: ContentRows): Promise<void> {
  for (const table of IN_ORDER.toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx);
  for (const table of IN_ORDER) {
    const rows = content[table].map((row, index) => ({ position: index + 1, ...row }));
    if (rows.length === 0) continue;
    const columns = sql.raw(`${COLUMNS[table]}, position`);
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
      tx,
    );
  }
}

/**
 * Until the transaction ends its own statements read and write temporary copies of these tables, which nobody else sees and which lock
 * nothing: PostgreSQL looks for a name among temporary tables first.
 */
export async function copyContent(tx: Tx): Promise<void> {
  for (const table of IN_ORDER) {
    await sql`create temporary table ${sql.table(table)} (like ${sql.table(`public.${table}`)} including all) on commit drop`.execute(
      tx,
    );
  }
}
