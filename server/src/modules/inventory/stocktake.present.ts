import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { StockRow } from './stock-list.queries.ts';
import type { LineRow, StocktakeRow } from './stocktakes.queries.ts';

type Shown = CallReply<AdminCalls['showStocktake']>['stocktake'];
export type Applied = NonNullable<Shown['applied']>;

interface StocktakeFacts {
  lines: readonly LineRow[];
  products: readonly StockRow[];
  reservedBy: ReadonlyMap<number, readonly string[]>;
  startedBy: string | null;
  applied: Applied | null;
}

/** During the count the reply contains no figure of the system: a person who knows it would find just that. */
export function presentStocktake(row: StocktakeRow, facts: StocktakeFacts): Shown {
  const byProduct = new Map(facts.lines.map((line) => [line.product_id, line]));
  return {
    ...{ id: row.id, place: row.place, shelf: row.shelf, version: row.version },
    state: stateOf(row, facts.applied),
    startedAt: row.started_at.toISOString(),
    startedBy: facts.startedBy,
    lines: facts.products.map((product) => {
      const line = byProduct.get(product.id);
      return {
        ...{ code: product.code, name: product.name, picture: product.picture, location: product.location },
        units: line?.units ?? null,
        countedAt: line?.counted_at.toISOString() ?? null,
        belongs: line?.belongs ?? true,
        difference:
          line === undefined || row.counted_at === null ? null : differenceOf(line, product, facts.reservedBy),
      };
    }),
    applied: facts.applied,
  };
}

/** After applying, the level has moved by the difference itself. */
function differenceOf(line: LineRow, product: StockRow, reservedBy: StocktakeFacts['reservedBy']) {
  const by = line.units - line.on_hand_then;
  const isShort = product.on_hand + by < product.reserved;
  return {
    ...{ system: line.on_hand_then, moved: product.on_hand - line.on_hand_then, by: line.belongs ? by : 0 },
    ...{ recounts: line.recounts, reason: line.reason, reserved: product.reserved },
    orders: line.belongs && isShort ? [...(reservedBy.get(product.id) ?? [])] : [],
  };
}

function stateOf(row: StocktakeRow, applied: Applied | null): Shown['state'] {
  if (row.closed_at === null) return row.counted_at === null ? 'counting' : 'differences';
  if (row.batch_id === null) return 'cancelled';
  return applied?.finished === true ? 'applied' : 'applying';
}
