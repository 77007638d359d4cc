import type { AdminIconName } from '../../icons/icon-names.ts';
import type { ShownSet } from './prices-query.ts';

/** The state of a set, as a word and an icon. */
export function stateOf(
  { state, rolled_back_at }: Pick<ShownSet, 'state' | 'rolled_back_at'>,
  waits: boolean,
): { icon: AdminIconName; text: string } {
  if (waits) return { icon: 'clock', text: 'батлуулж байна' };
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
