import type { AdminIconName } from '../../icons/icon-names.ts';
import type { ListedSet } from './prices-query.ts';

/** Where a set stands, in a word and an icon. */
export function stateOf({ state, rolled_back_at }: ListedSet): { icon: AdminIconName; text: string } {
  if (rolled_back_at !== null) return { icon: 'undo-2', text: 'буцаасан' };
  switch (state) {
    case 'prepared':
      return { icon: 'file-text', text: 'бэлтгэсэн' };
    case 'scheduled':
      return { icon: 'calendar-days', text: 'товлосон' };
    case 'applied':
      return { icon: 'circle-check', text: 'хэрэгжсэн' };
    case 'discarded':
      return { icon: 'circle-x', text: 'болилоо' };
  }
}
