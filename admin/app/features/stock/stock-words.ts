import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import type { TagKind } from '../../parts/tag.tsx';
import type { Movement } from './stock-query.ts';

export type Loss = CallBody<AdminCalls['writeOffStock']>['loss'];
export type DifferenceReason = CallBody<AdminCalls['explainDifference']>['reason'];
export type Place = CallBody<AdminCalls['startStocktake']>['place'];

export const PLACES: readonly { value: Place; text: string }[] = [
  { value: 'ulaanbaatar', text: 'УБ' },
  { value: 'beijing', text: 'Бээжин' },
];
export const PLACE_NAMES: Record<Place, string> = { ulaanbaatar: 'УБ агуулах', beijing: 'Бээжин' };

export const LOSSES: Record<Loss, string> = {
  damaged_in_transport: 'Тээвэрт гэмтсэн',
  damaged_in_store: 'Агуулахад гэмтсэн',
  lost: 'Дутсан, олдоогүй',
  on_display: 'Үзүүлэнд гаргасан',
  returned_broken: 'Эвдрэлтэй буцсан',
  other: 'Бусад',
};

export const MOVEMENTS: Record<Movement['reason'], { text: string; kind: TagKind }> = {
  received: { text: 'Хүлээн авсан', kind: 'info' },
  consumed: { text: 'Хүргэлтэд гарсан', kind: 'plain' },
  taken_back: { text: 'Алхам буцаасан', kind: 'plain' },
  returned: { text: 'Буцаж ирсэн', kind: 'info' },
  counted: { text: 'Тоолсон', kind: 'ok' },
  written_off: { text: 'Актласан', kind: 'bad' },
};

export const DIFFERENCE_REASONS: Record<DifferenceReason, string> = {
  lost: 'Дутсан, олдоогүй',
  damaged: 'Гэмтсэн',
  return_not_recorded: 'Буцаалт бүртгэгдээгүй байсан',
  misplaced: 'Өөр тавиурт байсан',
  miscounted_before: 'Өмнө буруу тоолсон',
  other: 'Бусад',
};

const OF_STOCKTAKE = /^stocktake (\d+)(?:: (\w+))?$/;
const TAKEN_BACK = /^taken back: (.+)$/;

/** The note of a movement: the loss, the stocktake and its reason, or a typed text. */
export function movementNote({ note, loss }: Pick<Movement, 'note' | 'loss'>): string {
  const [, stocktake, reason] = OF_STOCKTAKE.exec(note ?? '') ?? [];
  const known = reason === undefined ? undefined : DIFFERENCE_REASONS[reason as DifferenceReason]?.toLowerCase();
  const typed =
    stocktake === undefined
      ? note?.replace(TAKEN_BACK, 'Тооллогыг буцаасан: $1')
      : [`Тооллого №${stocktake}`, known].filter(Boolean).join(', ');
  return [loss === null ? null : LOSSES[loss], typed].filter(Boolean).join('. ');
}

const DAY_MS = 86_400_000;
export const STALE_DAYS = 90;

/** How many days ago it was counted; null: never. */
export const daysSince = (countedAt: string | null, now: Date): number | null =>
  countedAt === null ? null : Math.floor((now.getTime() - Date.parse(countedAt)) / DAY_MS);
