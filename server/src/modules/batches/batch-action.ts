import { adminCalls } from '@tokhi/contract/admin/calls';
import { z } from 'zod';

const moveOrders = adminCalls.startBatch.body.shape.action;
/** Started by the calls of a stocktake, and by no other. */
const applyStocktake = z.strictObject({ kind: z.literal('apply-stocktake'), stocktake: z.int().positive() });

/** Started by the calls of change sets. */
const applyChangeSet = z.strictObject({ kind: z.literal('apply-change-set'), set: z.int().positive() });

export type MoveOrders = z.output<typeof moveOrders>;
export type ApplyStocktake = z.output<typeof applyStocktake>;
export type ApplyChangeSet = z.output<typeof applyChangeSet>;
/** What a batch does and to which records, as its row keeps it. */
export type BatchAction = MoveOrders | ApplyStocktake | ApplyChangeSet;

const schema = z.union([moveOrders, applyStocktake, applyChangeSet]);

/** As it is read from its row: after a deploy, yesterday's may wait. */
export const parseAction = (stored: unknown): BatchAction => schema.parse(stored);

/** The same for one that is about orders, which is what the calls of batches show. */
export const parseMove = (stored: unknown): MoveOrders => moveOrders.parse(stored);
