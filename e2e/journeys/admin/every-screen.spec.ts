import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, setTextSize } from '../expect-fits.ts';
import { expectNothingLost } from '../expect-nothing-lost.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const LARGE = { width: 1440, height: 900 };
const SIZES = [{ width: 390, height: 844 }, { width: 768, height: 1024 }, LARGE];

const SCREENS: readonly [path: string, heading: string | RegExp][] = [
  ['/', 'Өнөөдөр'],
  ['/orders', 'Захиалга'],
  ['/orders/ORDER', 'ORDER'],
  ['/phone-order', 'Утсаар захиалга'],
  ['/trucks', 'Ачилт'],
  ['/transfers', 'Шилжүүлэг тулгах'],
  ['/refunds', 'Буцаалт'],
  ['/closing', 'Өдрийн хаалт'],
  ['/products', 'Бараа'],
  ['/products/70489215', 'NARAN'],
  ['/prices', 'Үнэ шинэчлэх'],
  ['/products/grid?codes=70489216,70489217', 'Хүснэгтээр засах'],
  ['/shelves', 'Ангилал, брэнд, өнгө'],
  ['/front-page', 'Нүүр хуудас'],
  ['/codes', 'Купон, ваучер'],
  ['/search-words', 'Хайлт сайжруулах'],
  ['/stock', 'Үлдэгдэл'],
  ['/purchases', 'Худалдан авалт'],
  ['/reports', 'Тайлан'],
  ['/products/70489216/price', 'Үнэ өөрчлөх'],
  ['/imports', 'Импорт'],
  ['/customers', 'Хэрэглэгч'],
  ['/products/70722311/pictures', 'Барааны зураг'],
  ['/settings', 'Тохиргоо'],
  ['/settings/districts', 'Тохиргоо'],
  ['/messages', 'Зурвас'],
  ['/reviews', 'Сэтгэгдэл'],
  ['/team', 'Баг, эрх'],
  ['/audit', 'Үйлдлийн түүх'],
  ['/status', 'Системийн төлөв'],
  ['/security', 'Миний аюулгүй байдал'],
];

test('every screen of staff fits every size and letters twice as large, and complains of nothing', async ({ page }) => {
  // Twenty screens at four sizes each.
  test.slow();
  const number = await prepare('orders', '1');
  await prepare('soon-out');
  await workAs(page, ['owner']);
  const console = watchConsole(page);
  for (const [path, heading] of SCREENS) {
    await test.step(path, async () => {
      await page.setViewportSize(LARGE);
      await openAdmin(page, path.replace('ORDER', number));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading === 'ORDER' ? number : heading);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectFits(page);
      }
      await setTextSize(page, '200%');
      await expectNothingLost(page);
      await setTextSize(page, '');
    });
  }
  console.expectSilence();
});
