import type { StockFilter } from './stock-query.ts';

export type StockShow = NonNullable<StockFilter['show']>;

export const SHOWS: readonly { name: StockShow; text: string }[] = [
  { name: 'all', text: 'Бүгд' },
  { name: 'out', text: 'Дууссан' },
  { name: 'stale', text: '90 хоног тоолоогүй' },
  { name: 'unplaced', text: 'Тавиургүй' },
];

const SHELF = /^[A-Z]-\d{2}$/;

/** The filter of an address; unknown parts are left out, so that a wrong address still shows a list. */
export function stockFilterIn(address: URLSearchParams): StockFilter {
  const shelf = address.get('shelf') ?? '';
  const text = address.get('text')?.trim() ?? '';
  return {
    place: address.get('place') === 'beijing' ? 'beijing' : 'ulaanbaatar',
    show: SHOWS.find(({ name }) => name === address.get('show'))?.name ?? 'all',
    ...(SHELF.test(shelf) && { shelf }),
    ...(text !== '' && { text }),
  };
}
