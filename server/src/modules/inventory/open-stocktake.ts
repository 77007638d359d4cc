import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../db/database.ts';
import { noteAbout } from '../audit/public.ts';
import { lockStocktake, type StocktakeRow } from './stocktakes.queries.ts';

/** Locks a stocktake that is neither applied nor cancelled. With a version: only if it is unchanged since the caller saw it. */
export async function lockOpenStocktake(tx: Tx, id: number, version?: number): Promise<StocktakeRow> {
  const row = await lockStocktake(tx, id);
  if (row === undefined) throw refuse('stocktake_not_found');
  if (row.closed_at !== null) throw refuse('stocktake_closed');
  if (version !== undefined && row.version !== version)
    throw refuse('changed_meanwhile', { version: row.version, shelf: row.shelf });
  return row;
}

export const noteStocktake = noteAbout('stocktake');
