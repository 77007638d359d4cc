import { refuse } from '@tokhi/contract/texts/refusals';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import { type LockedTransfer, lineWrittenUnder } from './transfers.queries.ts';

const dayOf = (at: Date): string => isoDate(ulaanbaatarDate(at));

/**
 * Under which number the money of a line is written: the bank's, so that money which somebody entered before is the same money. Where
 * another line has that number, it is another bank's or one of a file that numbers its own rows: then a part of the line's key stands
 * behind it. Of one bank, day and sum it may be the same money with its words corrected: a person has to look.
 */
export async function numberOfMoney(db: Db, line: LockedTransfer): Promise<string> {
  const other = await lineWrittenUnder(db, line.bank_number, line.id);
  if (other === undefined) return line.bank_number;
  const isAlike = other.bank === line.bank && other.amount_tug === line.amount_tug;
  if (isAlike && dayOf(other.received_at) === dayOf(line.received_at))
    throw refuse('payment_entered_already', { amount: other.amount_tug });
  return `${line.bank_number} ${line.bank} ${line.key.toString('hex', 0, 6)}`;
}
