import type { BookCheck } from './db/book-check.ts';
import { BOOK_CHECKS } from './modules/orders/public.ts';
import { moneyBooks, refundBooks } from './modules/payments/public.ts';
import { receiptBooks } from './modules/receipts/public.ts';

/** Every sentence of the shop's books: stock, orders, codes and bonus, then money, what goes back of it, and receipts. */
export const ALL_BOOKS: readonly BookCheck[] = [...BOOK_CHECKS, ...moneyBooks, ...refundBooks, ...receiptBooks];
