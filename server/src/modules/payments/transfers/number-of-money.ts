import { refuse } from '@tokhi/contract/texts/refusals';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import { type LockedTransfer, lineWrittenUnder } from './transfers.queries.ts';

const dayOf = (at: Date): string => isoDate(ulaanbaatarDate(at));

/**
 * The number under which the money of a line is recorded: the bank's, so that money which somebody entered before is the same money. If
 * another line has that number, it is from another bank or from a file that numbers its own rows: then a part of the line's key is added.
 * With the same bank, day and sum it may be the same money with corrected words: a person has to check.
 */
export async function numberOfMoney(db: Db, line: LockedTransfer): Promise<string> {
  const other = await lineWrittenUnder(db, line.bank_number, line.id);
  if (other === undefined) return line.bank_number;
  const isAlike = other.bank === line.bank && other.amount_tug === line.amount_tug;
  if (isAlike && dayOf(other.received_at) === dayOf(line.received_at))
    throw refuse('payment_entered_already', { amount: other.amount_tug });
  return `${line.bank_number} ${line.bank} ${line.key.toString('hex', 0, 6)}`;
}
