import { Readable } from 'node:stream';
import { orderFilter } from '@tokhi/contract/admin/order-filter';
import { allows } from '@tokhi/contract/admin/permissions';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { exportAsked, FILE_FORMATS, type WrittenFile } from '../../../../tables/write/file-formats.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import type { ListDeps } from '../list/list-orders.ts';
import { EXPORT_HEAD, exportedRows } from './exported-orders.ts';

const asked = exportAsked(orderFilter);
type Asked = NonNullable<ReturnType<typeof asked.safeParse>['data']>;

/** Each export reads thousands of rows; a further caller is asked to try again. */
const MOST_AT_ONCE = 3;

/** All matching orders as a file, streamed row by row. A caller who may not see personal data gets it masked. */
export function createExportOrders({ db, now, beside }: ListDeps) {
  let running = 0;

  return async (query: unknown, caller: Staff): Promise<WrittenFile> => {
    const body = asked.safeParse(query);
    if (!body.success) throw refuse('invalid_request');
    if (running >= MOST_AT_ONCE) throw refuse('too_many_requests');
    // Counted before the first `await`: exports that start at the same moment see each other.
    running += 1;
    try {
      const file = await open(body.data, caller);
      file.stream.once('close', () => {
        running -= 1;
      });
      return file;
    } catch (error) {
      running -= 1;
      throw error;
    }
  };

  async function open({ format, filter }: Asked, caller: Staff): Promise<WrittenFile> {
    const at = now();
    const isPersonal = allows('view-personal-data', caller.roles, 'reads');
    // The search text may be somebody's name or phone: the audit row only says that there was one.
    const { text, ...rest } = filter;
    const after = {
      ...{ format, personal: isPersonal },
      filter: JSON.stringify({ ...rest, text: text !== undefined }),
    };
    const subject = { kind: 'orders', id: 'list' };
    await inTransaction(db, (tx) =>
      writeAudit(tx, { action: 'export orders', subject, ...auditedBy(caller), after }, at),
    );
    const { type, write } = FILE_FORMATS[format];
    const portions = exportedRows(db, { filter, at, isPersonal }, await beside());
    const stream = Readable.from(write(EXPORT_HEAD, portions), { objectMode: false, highWaterMark: 64 * 1024 });
    return { type, name: `zakhialga-${isoDate(ulaanbaatarDate(at))}.${format}`, stream };
  }
}
