import type { CallTable } from '../http/call-table.ts';
import { bindCatalogue } from './catalogue/catalogue.routes.ts';
import { createKeptCards } from './catalogue/public.ts';
import type { ModuleFrame } from './module-frame.ts';
import { bindSearch } from './search/search.routes.ts';

/** Every module that answers calls, one line each. */
export function bindModules(table: CallTable, parts: Omit<ModuleFrame, 'cards'>): void {
  const frame: ModuleFrame = { ...parts, cards: createKeptCards(parts.db, parts.index.changes, parts.memory) };
  bindCatalogue(table, frame);
  bindSearch(table, frame);
}
