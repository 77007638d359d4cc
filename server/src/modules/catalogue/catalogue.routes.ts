import type { CallTable } from '../../http/call-table.ts';
import type { ModuleFrame } from '../module-frame.ts';
import { showProduct } from './show-product.ts';

export function bindCatalogue(table: CallTable, { db, now }: ModuleFrame): void {
  table.bind('singleProduct', ({ id }) => showProduct(db, id, now()));
}
