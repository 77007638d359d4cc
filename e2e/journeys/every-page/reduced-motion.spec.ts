import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing turns, slides or fades for those who asked for less motion', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  await openPage(page, '/home');
  const hero = page.getByRole('region', { name: 'Онцлох', exact: true });
  await expect(hero.getByRole('button', { name: 'Тоглуулах' })).toBeVisible();
  const tags = await page.locator('.hashtags').innerText();
  await page.clock.runFor(11_000);
  await expect(hero.getByText(/^\d \/ \d$/)).toHaveText(/^1 \//);
  await expect(page.locator('.hashtags')).toHaveText(tags.split('\n').join(''));
  if (isMobile) await page.getByRole('navigation', { name: 'Доод цэс' }).getByRole('link', { name: 'Ангилал' }).click();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
