import { Readable } from 'node:stream';
import { type ProductFilter, productFilter } from '@tokhi/contract/admin/product-list-calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Cell } from '../../../tables/write/csv.ts';
import { exportAsked, FILE_FORMATS, type WrittenFile } from '../../../tables/write/file-formats.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { exportedProducts } from './exported-products.queries.ts';

/** In the headings that an import recognises: the file can be changed and sent back. */
const HEAD = ['Код', 'Нэр', 'Өнгө', 'Ангилал', 'Үнэ ₮', 'Үндсэн үнэ ₮', 'Өртөг ¥', 'Бонус %', 'Гаалийн код'];
const AT_ONCE = 1_000;
/** Each reads thousands of rows; a further caller has to retry. */
const MOST_AT_ONCE = 3;

const asked = exportAsked(productFilter);

/** The products of a filter as a file that can be imported again, a thousand at a time. */
async function* rowsOf(db: Db, filter: ProductFilter): AsyncGenerator<Cell[][]> {
  let after = '';
  for (;;) {
    const rows = await exportedProducts(db, filter, after, AT_ONCE);
    if (rows.length > 0)
      yield rows.map((row) => [
        ...[row.code, row.name, row.colour, row.category, row.price_tug, row.regular_price_tug],
        row.cost_fen === null ? null : row.cost_fen / 100,
        ...[row.bonus_percent, row.customs_code],
      ]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.code;
  }
}

export function createExportProducts({ db, now }: { db: Db; now: () => Date }) {
  let running = 0;

  return async (query: unknown, caller: Staff): Promise<WrittenFile> => {
    const body = asked.safeParse(query);
    if (!body.success) throw refuse('invalid_request');
    if (running >= MOST_AT_ONCE) throw refuse('too_many_requests');
    const { format, filter } = body.data;
    const at = now();
    const entry = { action: 'export products', subject: { kind: 'products', id: 'list' }, ...auditedBy(caller) };
    const after = { format, filter: JSON.stringify(filter) };
    await inTransaction(db, (tx) => writeAudit(tx, { ...entry, after }, at));
    const { type, write } = FILE_FORMATS[format];
    const stream = Readable.from(write(HEAD, rowsOf(db, filter)), { objectMode: false, highWaterMark: 64 * 1024 });
    running += 1;
    stream.once('close', () => {
      running -= 1;
    });
    return { type, name: `baraa-${isoDate(ulaanbaatarDate(at))}.${format}`, stream };
  };
}
