import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { insertOrder, newInvoice, newOrderLine } from '../guards/rows.ts';
import { freeOrderNumbers } from './free-order-numbers.ts';

const NAMES = ['Ганхуяг Батболд', 'Отгонбаяр Сарнай', 'Цэрэн Болд', 'Энхбат Сувд', 'Төмөр Очир', 'Дулам Ариун'];
const PRICE = 99_900;

/** As before the first statement: open lines of an earlier run are skipped, and the bank's columns have to be mapped again. */
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

/** `count` unpaid orders by bank transfer, each with a different sum. */
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
