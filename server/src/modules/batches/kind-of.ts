import type { BatchAction } from './batch-action.ts';
import type { BatchKind } from './batch-kind.ts';
import { moveOrdersKind } from './kinds/move-orders.ts';

/** Every kind of bulk work. */
export const kindOf = ({ kind }: BatchAction): BatchKind<BatchAction> => ({ 'move-orders': moveOrdersKind })[kind];
