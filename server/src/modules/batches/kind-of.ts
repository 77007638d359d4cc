import type { BatchAction } from './batch-action.ts';
import type { BatchKind } from './batch-kind.ts';
import { applyChangeSetKind } from './kinds/apply-change-set.ts';
import { applyStocktakeKind } from './kinds/apply-stocktake.ts';
import { moveOrdersKind } from './kinds/move-orders.ts';

const KINDS: { [Kind in BatchAction['kind']]: BatchKind<Extract<BatchAction, { kind: Kind }>> } = {
  'move-orders': moveOrdersKind,
  'apply-stocktake': applyStocktakeKind,
  'apply-change-set': applyChangeSetKind,
};

/** Every kind of bulk work; a kind gets only the actions of its own name. */
export const kindOf = <Action extends BatchAction>({ kind }: Action): BatchKind<Action> =>
  KINDS[kind] as unknown as BatchKind<Action>;
