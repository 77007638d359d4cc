import type { CallTable } from '../../http/call-table.ts';
import type { Frame } from '../bind-modules.ts';
import { showProduct } from './show-product.ts';

export function bindCatalogue(table: CallTable, { db, now }: Frame): void {
  table.bind('singleProduct', ({ id }) => showProduct(db, id, now()));
}
