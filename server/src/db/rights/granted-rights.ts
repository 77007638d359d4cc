import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { PROCESSES, roleOf } from './roles.ts';
import type { Privilege, Thing } from './wanted-rights.ts';

export interface GrantedThing extends Thing {
  /** The name as in GRANT, with the arguments of a function. */
  sqlName: string;
  /** By role; `public` means every role. */
  granted: Readonly<Record<string, readonly Privilege[]>>;
}

export const EVERYBODY = 'public';

/** The roles whose rights are managed: those of the processes, and `public`. */
export const GRANTEES: readonly string[] = [...PROCESSES.map(roleOf), EVERYBODY];

/** The database, its schemas, and all tables, views, sequences and functions of the shop and its queue, with the rights granted on them. */
export async function grantedRights(db: Db): Promise<GrantedThing[]> {
  const { rows } = await sql<Omit<GrantedThing, 'granted'> & { acl: { role: string; privilege: string }[] }>`
    with things as (
      select case relkind when 'S' then 'sequence' else 'table' end as kind, relnamespace as namespace, relname as name,
        format('%I.%I', relnamespace::regnamespace, relname) as sql_name, false as is_trigger, relacl as acl, oid as relation
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 'function', pronamespace, proname, p.oid::regprocedure::text, prorettype = 'trigger'::regtype,
        coalesce(proacl, acldefault('f', proowner)), null
      from pg_proc p
      where prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select 'schema', oid, nspname, format('%I', nspname), false, coalesce(nspacl, acldefault('n', nspowner)), null from pg_namespace
      union all
      select 'database', 'public'::regnamespace, datname, format('%I', datname), false, coalesce(datacl, acldefault('d', datdba)), null
      from pg_database where datname = current_database())
    select kind, namespace::regnamespace::text as schema, name, sql_name as "sqlName", is_trigger as "isTriggerFunction",
      coalesce((
        select json_agg(json_build_object('role', coalesce(rolname, ${EVERYBODY}),
          'privilege', lower(privilege_type) || coalesce('(' || of_column || ')', '')))
        from (
          select acl, null as of_column
          union all
          select attacl, attname from pg_attribute where attrelid = relation and attacl is not null) as said
        cross join aclexplode(said.acl) as one left join pg_roles r on r.oid = one.grantee
        where coalesce(rolname, ${EVERYBODY}) = any(${[...GRANTEES]}::text[])), '[]') as acl
    from things
    where namespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    order by 1, 2, 3, 4`.execute(db);
  return rows.map(({ acl, ...thing }) => ({
    ...thing,
    granted: Object.fromEntries(
      GRANTEES.map((role) => [role, acl.filter((one) => one.role === role).map(({ privilege }) => privilege)]),
    ),
  }));
}
