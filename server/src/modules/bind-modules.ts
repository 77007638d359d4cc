import type { CallTable } from '../http/call-table.ts';
import { bindCatalogue } from './catalogue/catalogue.routes.ts';
import type { ModuleFrame } from './module-frame.ts';
import { bindSearch } from './search/search.routes.ts';

/** Every module that answers calls, one line each. */
export function bindModules(table: CallTable, frame: ModuleFrame): void {
  bindCatalogue(table, frame);
  bindSearch(table, frame);
}
