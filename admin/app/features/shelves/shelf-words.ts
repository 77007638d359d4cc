import type { RefusalDetails } from '@tokhi/contract/texts/refusals';
import type { ShelfKind } from './shelves-query.ts';

export const KIND_NAMES: Record<ShelfKind, string> = {
  category: 'Ангилал',
  sub_category: 'Дэд ангилал',
  brand: 'Брэнд',
  colour: 'Өнгө',
};

const USERS: Record<string, string> = {
  products: 'бараа',
  sub_categories: 'дэд ангилал',
  banners: 'нүүр хуудасны холбоос',
  merged: 'нэгтгэсэн хуучин хаяг',
};

/** What prevents a deletion or a merge: «3 бараа, 1 дэд ангилал». */
export function usersText(details: RefusalDetails | undefined): string | undefined {
  if (details === undefined) return undefined;
  if (typeof details['names'] === 'string') return `Бараанд байгаа: ${details['names']}.`;
  if (typeof details['products'] === 'string') return `Бараа: ${details['products']}.`;
  const users = Object.entries(details).flatMap(([name, count]) => (USERS[name] ? `${count} ${USERS[name]}` : []));
  return users.length === 0 ? undefined : `${users.join(', ')}.`;
}
