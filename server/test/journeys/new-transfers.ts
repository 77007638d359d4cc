import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { insertOrder, newInvoice, newOrderLine } from '../guards/rows.ts';
import { freeOrderNumbers } from './free-order-numbers.ts';

const NAMES = ['Ганхуяг Батболд', 'Отгонбаяр Сарнай', 'Цэрэн Болд', 'Энхбат Сувд', 'Төмөр Очир', 'Дулам Ариун'];
const PRICE = 99_900;

/** As before the first statement: lines that a run before left open are set aside, and the columns of the bank are named anew. */
export async function clearStatements(db: Db): Promise<void> {
  const skipped = { decision: 'skipped', version: sql<number>`version + 1` };
  await db.updateTable('bank_rows').set(skipped).where('decision', '=', 'open').execute();
  await sql`update settings set value = '{}' where key = 'bank_columns'`.execute(db);
}

interface Unpaid {
  number: string;
  total: number;
  name: string;
}

/** So many unpaid orders whose customers chose a bank transfer, each of another sum. */
export async function newTransfers(db: Db, count: number): Promise<Unpaid[]> {
  const orders: Unpaid[] = [];
  for (const [at, number] of (await freeOrderNumbers(db, count)).entries()) {
    const total = PRICE + at * 10_000;
    const name = NAMES[at % NAMES.length] ?? '';
    await inTransaction(db, async (tx) => {
      const chosen = {
        payment_method: 'bank_transfer',
        submitted_at: new Date(),
        contact_name: name,
        order_number: number,
      };
      const id = await insertOrder(tx, { ...chosen, subtotal_tug: total, total_tug: total });
      const prices = { regular_price_tug: total, price_tug: total, sale_price_tug: total, line_total_tug: total };
      await tx
        .insertInto('order_lines')
        .values(await newOrderLine(tx, id, { ...prices, quantity: 1 }))
        .execute();
      const invoice = { provider: 'bank_transfer', reference: number, amount_tug: total };
      await tx.insertInto('invoices').values(newInvoice(id, invoice)).execute();
    });
    orders.push({ number, total, name });
  }
  return orders;
}
