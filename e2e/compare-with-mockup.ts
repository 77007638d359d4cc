import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** Wide pages are shown at half their size, so that two fit side by side. */
const WIDEST_SHOWN = 720;

/** A page that shows our screenshot on the left and the mock-up on the right, at the same size. */
export async function compareWithMockup(browser: Browser, ours: Buffer, mockup: string, size: Size): Promise<Page> {
  const theirs = await pictureOf(browser, mockup, size);
  const width = Math.min(size.width, WIDEST_SHOWN);
  const page = await browser.newPage({ viewport: { width: 2 * width + 16, height: 800 } });
  const shown = (picture: Buffer) => `<img width="${width}" src="data:image/png;base64,${picture.toString('base64')}">`;
  await page.setContent(
    `<body style="margin:0;display:flex;gap:16px;align-items:start;background:gray">${shown(ours)}${shown(theirs)}</body>`,
    { waitUntil: 'load' },
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 2 * width + 16, height });
  return page;
}

/** The mock-up of that name in the folder given to the command; «admin-stock#count» is a part of one. */
export function mockupFile(folder: string, name: string): string {
  const [page = '', part] = name.split('#');
  const address = pathToFileURL(join(resolve(folder), `${page}.html`)).href;
  return part === undefined ? address : `${address}#${part}`;
}

async function pictureOf(browser: Browser, address: string, { width, height: longest }: Size): Promise<Buffer> {
  const phone = width < 768;
  const page = await browser.newPage({ viewport: { width, height: 740 }, isMobile: phone, hasTouch: phone });
  await page.goto(address, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, longest) });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
