import { adminCalls } from '@tokhi/contract/admin/calls';
import { z } from 'zod';

const moveOrders = adminCalls.startBatch.body.shape.action;
/** Only the calls of a stocktake start it. */
const applyStocktake = z.strictObject({ kind: z.literal('apply-stocktake'), stocktake: z.int().positive() });

/** Only the calls of change sets start it. */
const applyChangeSet = z.strictObject({ kind: z.literal('apply-change-set'), set: z.int().positive() });

export type MoveOrders = z.output<typeof moveOrders>;
export type ApplyStocktake = z.output<typeof applyStocktake>;
export type ApplyChangeSet = z.output<typeof applyChangeSet>;
/** What a batch does and to which records, as stored in its row. */
export type BatchAction = MoveOrders | ApplyStocktake | ApplyChangeSet;

const schema = z.union([moveOrders, applyStocktake, applyChangeSet]);

/** Parsed from the row: after a deployment, batches of the day before may wait. */
export const parseAction = (stored: unknown): BatchAction => schema.parse(stored);

/** The same for a batch of orders; the calls of batches show only these. */
export const parseMove = (stored: unknown): MoveOrders => moveOrders.parse(stored);
