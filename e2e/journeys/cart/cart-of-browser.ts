import type { Page } from '@playwright/test';

interface Line {
  id: string;
  name: string;
  price: number;
  remain: number;
  qty?: number;
  checked?: boolean;
  show_product?: 'stock' | 'order' | 'none';
}

/** The browser has a cart from an earlier day. */
export async function bringCart(page: Page, lines: Line[]): Promise<void> {
  await page.addInitScript((product) => {
    // Only once: later changes are the shop's.
    if (sessionStorage.getItem('brought-cart') !== null) return;
    sessionStorage.setItem('brought-cart', '1');
    localStorage.setItem('cart', JSON.stringify({ total: product.length, amount: 0, product }));
  }, lines);
}

/** The cart in the browser now, by code. */
export const keptLines = (page: Page): Promise<Record<string, { qty: number; checked: boolean }>> =>
  page.evaluate(() => {
    const { product = [] } = JSON.parse(localStorage.getItem('cart') ?? '{}');
    return Object.fromEntries(product.map(({ id, qty, checked }: never) => [id, { qty, checked }]));
  });

export const NARAN = { id: '70489215', name: 'NARAN', price: 1_849_900, remain: 9 };
export const SOLD_OUT = { id: '70811205', name: 'KHUN', price: 149_900, remain: 5 };
