// `npm run screens`: pictures of the shop for docs/screens, from a running shop (npm run build && npm start), as small WebP files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const origin = process.env['SHOP_ORIGIN'] ?? 'http://127.0.0.1:3000';
const folder = new URL('../docs/screens/', import.meta.url);
const screens = [
  { name: 'product', path: '/single-product/70489215' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'error', path: '/error-page' },
  { name: 'home', path: '/home' },
];
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, path } of screens) {
  for (const viewport of sizes) {
    const page = await browser.newPage({ viewport, isMobile: viewport.width < 768, hasTouch: viewport.width < 768 });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // Playwright itself writes no WebP; the browser does.
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    const file = `${name}-${viewport.width}.webp`;
    writeFileSync(new URL(file, folder), Buffer.from(data, 'base64'));
    console.log(`docs/screens/${file}`);
    await page.close();
  }
}
await browser.close();
