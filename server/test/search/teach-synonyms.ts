import type { Db } from '../../src/db/database.ts';
import { queryKey } from '../../src/modules/search/staff-words/query-key.ts';
import { insertMember } from '../admin/member-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

/** Synonyms as staff add them: other words for sold goods, and a made-up word. */
const TAUGHT = [
  ['буйдан', 'зөөлөн тавилга'],
  ['тумба', 'шургуулгатай шүүгээ'],
  ['квондрап', 'толь'],
  ['дулаан хөнжил', 'хөнжил'],
  ['өрөөний гэрэл', 'ширээний гэрэл'],
] as const;

/** Inserts the staff's synonyms; a shop knows them after its next refresh. */
export async function teachSynonyms(db: Db): Promise<void> {
  const { id } = await insertMember(db, ['catalogue']);
  const synonyms = TAUGHT.map(([said, meant]) => ({
    ...{ said, meant, said_key: queryKey(said), meant_key: queryKey(meant), both_ways: true },
    ...{ created_by: id, created_at: DEMO_DAY },
  }));
  await db.insertInto('search_synonyms').values(synonyms).execute();
}
