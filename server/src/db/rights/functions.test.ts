import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';

const real = databaseOfTest();

/** Only other functions call it, with their rights. */
const WITHIN_OTHERS = ['gaps_of_product'];

interface OwnFunction {
  name: string;
  names_a_table: boolean;
  is_owners: boolean;
  finds_in: string | null;
}

/** Functions of the migrations, without those of extensions. */
async function ownFunctions(): Promise<OwnFunction[]> {
  const { rows } = await real.database.pool.query<OwnFunction>(`
    select proname as name, prosecdef as is_owners,
      (select one from unnest(proconfig) as one where one like 'search_path=%') as finds_in,
      exists (
        select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and prosrc ~* ('\\m(from|join|into|update)\\s+' || relname || '\\M')
      ) as names_a_table
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  return rows;
}

test('a function that names a table works with the rights of the owner: no process has those for what triggers keep', async () => {
  const functions = await ownFunctions();
  const withCallersRights = functions.filter((one) => one.names_a_table && !one.is_owners);
  expect(withCallersRights.map(({ name }) => name)).toEqual(WITHIN_OTHERS);
  expect(functions.filter(({ is_owners: isOwners }) => isOwners).length).toBeGreaterThan(30);
});

test('a function with the rights of the owner finds its tables in one schema, and in no other before it', async () => {
  const elsewhere = (await ownFunctions()).filter(
    (one) => one.is_owners && one.finds_in !== 'search_path=public, pg_temp',
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});
