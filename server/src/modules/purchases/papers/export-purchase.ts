import { Readable } from 'node:stream';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { refuse } from '@tokhi/contract/texts/refusals';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { z } from 'zod';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Cell } from '../../../tables/write/csv.ts';
import { FILE_FORMATS } from '../../../tables/write/file-formats.ts';
import { notePurchase } from '../purchase/note-purchase.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { HEADINGS, purchasePaper } from './purchase-paper.ts';

const asked = z.strictObject({ number: z.coerce.number().int().positive().max(2_147_483_647) });

const yuan = (fen: number | null): Cell => (fen === null ? null : fen / 100);

/** The purchase as a workbook for the supplier: headings, lines and total. */
async function* rowsOf({ row, lines, supplier, date }: Awaited<ReturnType<typeof purchasePaper>>) {
  yield lines.map(({ code, name, colour, units, unit_fen, total_fen, expected_on }): Cell[] => [
    ...[formatProductCode(code), name, colour, units, yuan(unit_fen), yuan(total_fen), expected_on],
  ]);
  const about = `${purchaseNumber(row.id)}, ${date}, ${supplier.name}`;
  yield [['合计 Total', about, null, row.units, null, yuan(row.total_fen), row.expected_on] satisfies Cell[]];
}

export async function exportPurchase(deps: PurchaseDeps, query: unknown, caller: Staff) {
  const parsed = asked.safeParse(query);
  if (!parsed.success) throw refuse('invalid_request');
  const paper = await purchasePaper(deps, parsed.data.number);
  const { id } = paper.row;
  await inTransaction(deps.db, (tx) =>
    notePurchase(tx, caller, 'export purchase', id, { after: { format: 'xlsx' } }, deps.now()),
  );
  const { type, write } = FILE_FORMATS.xlsx;
  return { type, name: `${purchaseNumber(id)}.xlsx`, stream: Readable.from(write(HEADINGS, rowsOf(paper))) };
}
