import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { newCustomer, signInAs } from '../signed-in.ts';
import { stableText, stopClock } from '../stop-clock.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has a bar and a drawer instead');

test('the menu shows the sub-categories of the category under the pointer', async ({ page }) => {
  await openPage(page, '/bonus');
  await page.getByRole('link', { name: 'Ангилал' }).first().click();
  const menu = page.getByRole('navigation', { name: 'Бүх ангилал' });
  await expect(menu.getByRole('link', { name: 'Булангийн буйдан' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Булангийн буйдан' }).locator('img')).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Гэрэлтүүлэг', exact: true }).hover();
  await expect(menu.getByRole('link', { name: 'Унжлагат гэрэл' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Булангийн буйдан' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Унжлагат гэрэл' }).click();
  await expect(page).toHaveURL(/\/sub-category\/pendant-lamp$/);
  await expect(menu).toHaveCount(0);
});

test('each shelf of the menu says how many goods it has, as many as its list', async ({ page }) => {
  await openPage(page, '/bonus');
  await page.getByRole('link', { name: 'Ангилал' }).first().click();
  const shelf = page.getByRole('navigation', { name: 'Бүх ангилал' }).getByRole('link', { name: /^Булангийн буйдан/ });
  const count = /\d+ бараа/.exec(await shelf.innerText())?.[0] ?? '';
  await shelf.click();
  await expect(page.getByRole('main').getByText(count).first()).toBeVisible();
});

test('the header goes while the page is read, and is back with a step up, in its own place and for the keyboard', async ({
  page,
}) => {
  await openPage(page, '/top-20');
  const box = page.getByRole('combobox', { name: 'Бараа хайх' });
  const isInSight = async () => ((await box.boundingBox())?.y ?? -1) >= 0;
  await page.mouse.wheel(0, 1_500);
  await expect.poll(isInSight).toBe(false);
  await page.mouse.wheel(0, -200);
  await expect.poll(isInSight).toBe(true);
  await expectAccessible(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(isInSight).toBe(false);
  // A keyboard user must see where the focus is.
  await box.focus();
  await expect.poll(isInSight).toBe(true);
  await page.mouse.wheel(0, 600);
  await expect(box).toBeInViewport();
});

test('the menu is walked through with the keyboard, and Escape leaves it', async ({ page }) => {
  await openPage(page, '/bonus');
  const button = page.getByRole('link', { name: 'Ангилал' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Бүх ангилал' });
  await expect(menu.getByRole('link', { name: 'Буйдан, кресло', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: /^Буйдан \d+ бараа$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('hashtags turn by three every five seconds, and wait under the pointer', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/bonus');
  await stopClock(page);
  const tags = page.locator('.hashtags').getByRole('link');
  while ((await stableText(tags.first())) !== '#шинэ_айл') await page.clock.runFor(5_000);
  await expect(tags).toHaveText(['#шинэ_айл', '#өвлийн_дулаан', '#жижиг_байр']);
  await page.clock.runFor(5_100);
  await expect(tags).toHaveText(['#цагаан_сар', '#хүүхдийн_өрөө', '#гэрээс_ажиллах']);
  await tags.first().hover();
  await page.clock.runFor(10_000);
  await expect(tags.first()).toHaveText('#цагаан_сар');
  await tags.first().click();
  await expect(page).toHaveURL(/\/event\/4$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Цагаан сар');
});

/** The text of each, and whether it is fully visible: like toBeInViewport, for all of them at once. */
const shownOf = (tags: Locator): Promise<{ text: string; isShown: boolean }[]> =>
  tags.evaluateAll((links) =>
    Promise.all(
      links.map(
        (link) =>
          new Promise<{ text: string; isShown: boolean }>((resolve) => {
            const observer = new IntersectionObserver(([entry]) => {
              observer.disconnect();
              resolve({ text: link.textContent ?? '', isShown: (entry?.intersectionRatio ?? 0) > 0.99 });
            });
            observer.observe(link);
          }),
      ),
    ),
  );

for (const who of ['a guest', 'somebody signed in']) {
  test(`${who} sees three whole hashtags and reaches the support email at every width`, async ({ page, request }) => {
    if (who !== 'a guest') {
      const customer = await newCustomer(request);
      await signInAs(page, { ...customer, data: { name: 'Дорж Оюунчимэг', bonus: 102_020 } });
    }
    await openPage(page, '/bonus');
    const bar = page.getByRole('region', { name: 'Дэлгүүрийн мэдээлэл' });
    const tags = bar.locator('.hashtags').getByRole('link');
    if (who !== 'a guest') await expect(bar.getByRole('button', { name: /Сайн байна уу/ })).toBeVisible();
    const seen = new Set<string>();
    for (const width of [768, 834, 999, 1_000, 1_024, 1_199, 1_200, 1_280, 1_366, 1_439, 1_440, 1_920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar.getByRole('link', { name: /@/ })).toBeInViewport({ ratio: 1 });
      for (const group of [1, 2, 3]) {
        // Tags without room are below the bottom edge of the line.
        const [one, two, three, ...others] = await shownOf(tags);
        const whole = { isShown: true, text: expect.stringMatching(/^#/) };
        expect([one, two, three], `${width} px, press ${group}`).toEqual([whole, whole, whole]);
        expect(others).toEqual([]);
        for (const tag of [one, two, three]) seen.add(tag?.text ?? '');
        await bar.getByRole('button', { name: 'Дараагийн хэштэгүүд' }).click();
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(6);
  });
}

test('place, phone, e-mail and bonus are in reach of every page', async ({ page }) => {
  await openPage(page, '/policy');
  const bar = page.getByRole('region', { name: 'Дэлгүүрийн мэдээлэл' });
  await expect(bar.getByText(/^Улаанбаатар, .*хороо$/)).toBeVisible();
  await expect(bar.getByRole('link', { name: '7700-2020' })).toHaveAttribute('href', /^tel:/);
  await expect(bar.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await bar.getByRole('link', { name: 'Бонус' }).click();
  await expect(page).toHaveURL(/\/bonus$/);
});
