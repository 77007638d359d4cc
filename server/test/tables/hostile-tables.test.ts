// KEEP_TABLES=folder stores every file of a run, for `npm run bench -- files`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTableReader } from '../../src/tables/read/create-table-reader.ts';
import { sizeOf } from '../sizes.ts';
import { hostileTables } from './hostile-table.ts';
import { workbookOfRows } from './workbook-of-test.ts';

const MOST_GROWTH = 1_000_000_000;
const kept = process.env['KEEP_TABLES'];
if (kept !== undefined) mkdirSync(kept, { recursive: true });

test('every file that somebody sends is read, or refused with a reason, and memory stays bounded', async () => {
  const readTable = createTableReader();
  const seen = new Map<string, number>();
  const before = process.memoryUsage.rss();
  await fc.assert(
    fc.asyncProperty(hostileTables, async ([what, bytes, isRead]) => {
      const outcome = await readTable(bytes).then(
        (rows) => (rows.length > 0 ? 'yes' : 'nothing'),
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'file_unreadable', details: { reason: expect.stringMatching(/./) } });
          return 'no';
        },
      );
      seen.set(what, (seen.get(what) ?? 0) + 1);
      if (kept !== undefined) writeFileSync(join(kept, `${what}, ${seen.get(what)}`), bytes);
      const allowed = isRead === 'either' ? ['yes', 'no'] : [isRead];
      expect(allowed.map((one) => [what, one])).toContainEqual([what, outcome]);
      expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_GROWTH);
    }),
    { numRuns: sizeOf('HOSTILE_TABLES') },
  );
  expect(seen.size).toBeGreaterThan(14);
  expect(await readTable(workbookOfRows([['Код', 7]]))).toEqual([{ at: 1, cells: ['Код', '7'] }]);
});
