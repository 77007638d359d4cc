import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: an earlier press is a plain link, or nothing. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Not by animation frames, Playwright's default: they are rare on a busy machine. */
const ASKED_EVERY = { polling: 100 };

/** React marks the elements that it has hydrated; between two documents there is no body. */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = () => Object.keys(document.body ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isAlive, undefined, ASKED_EVERY);
}
