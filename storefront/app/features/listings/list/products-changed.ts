import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listAddress, readState } from '../filters/filters.ts';

/** Grid and list show the same products: turning from one to the other asks the server nothing. */
export function productsChanged({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return productsAt(currentUrl) !== productsAt(nextUrl);
}

const productsAt = ({ pathname, searchParams }: URL): string =>
  listAddress(pathname, { ...readState(searchParams), view: 'grid' });
