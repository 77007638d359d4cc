// Writes server/src/db/schema.generated.ts, its parts and docs/data-model.md from the migrations, applied to a scratch database;
// `--check` fails if one of them is stale.
import { withScratchDatabase } from '../../server/src/db/scratch-database.ts';
import { readEnv } from '../../server/src/env.ts';
import { keepGenerated } from '../keep-generated.ts';
import { dataModelPage } from './data-model-page.ts';
import { kyselyTypes } from './kysely-types.ts';
import { readSchema } from './read-schema.ts';

const tables = await withScratchDatabase(readEnv().DATABASE_URL, (database) => readSchema(database.pool));
for (const { file, content } of kyselyTypes(tables)) keepGenerated(`server/src/db/${file}`, content);
keepGenerated('docs/data-model.md', dataModelPage(tables));
