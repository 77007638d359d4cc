// Reads the schema from a migrated database: the only source of the generated types and diagrams.
import type { Pool } from '../../server/src/db/database.ts';

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** The database fills it: identity, default or generated. */
  optional: boolean;
  /** Never written: generated always. */
  readOnly: boolean;
}
export interface ForeignKey {
  columns: string[];
  target: string;
  unique: boolean;
  nullable: boolean;
}
export interface Table {
  name: string;
  comment: string;
  columns: Column[];
  primaryKey: string[];
  foreignKeys: ForeignKey[];
}

const NOT_OURS = ['kysely_migration'];

const SQL = `
  select c.relname as name, coalesce(obj_description(c.oid), '') as comment,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'nullable', not a.attnotnull,
        'optional', a.atthasdef or a.attidentity <> '', 'readOnly', a.attgenerated <> '' or a.attidentity = 'a') order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(a.attname order by k.position), '[]')
      from pg_constraint p, unnest(p.conkey) with ordinality k(attnum, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p') as "primaryKey",
    (select coalesce(json_agg(json_build_object(
        'columns', (select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k(attnum, position)
                    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum),
        'nullable', (select bool_or(not a.attnotnull) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(f.conkey)),
        'unique', exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null
                          and (select array_agg(x order by x) from unnest(i.indkey::int2[]) x)
                              = (select array_agg(x order by x) from unnest(f.conkey) x)),
        'target', f.confrelid::regclass::text) order by f.conname), '[]')
      from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
  order by c.relname`;

/** All tables of the shop, by name. */
export async function readSchema(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(SQL, [NOT_OURS]);
  return rows;
}
