import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { watchConsole } from '../watch-console.ts';
import { fillAddress, openForm } from './shipping-form.ts';

const CENTRE = { latitude: 47.919, longitude: 106.918 };

async function openMap(page: Page, request: APIRequestContext) {
  await openForm(page, request);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Газрын зураг дээр тэмдэглэх' }).click();
  const dialog = page.getByRole('dialog', { name: 'Хаягаа тэмдэглэх' });
  const map = dialog.getByRole('application');
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  return { dialog, map };
}

const place = (page: Page) => page.getByLabel('Тэмдэглэсэн газар');
const chosen = async (page: Page) => {
  const [lat = 0, long = 0] = (await place(page).innerText()).split(/[, ]+/).map(Number);
  return { lat, long };
};

test('the middle of the map is the door, wherever the map is moved to', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const console = watchConsole(page);
  const { dialog, map } = await openMap(page, request);
  await expect(dialog.getByText('47.91900, 106.91800')).toBeVisible();
  await expectAccessible(page);
  const box = await map.boundingBox();
  if (box === null) throw new Error('no map');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height / 2 - 40, { steps: 5 });
  await page.mouse.up();
  await expect(dialog.getByText('47.91900, 106.91800')).toBeHidden();
  await dialog.getByRole('button', { name: 'Энд хүргүүлнэ' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Газрын зураг дээр өөрчлөх' })).toBeFocused();
  const { lat, long } = await chosen(page);
  expect(lat).toBeLessThan(CENTRE.latitude);
  expect(long).toBeGreaterThan(CENTRE.longitude);
  expect(Math.abs(lat - CENTRE.latitude)).toBeLessThan(0.01);
  console.expectSilence();
});

test('with keys alone: arrows move it, and what was chosen is there again and can be taken away', async ({
  page,
  request,
}) => {
  const { dialog, map } = await openMap(page, request);
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByText('47.91900, 106.91800')).toBeHidden();
  await page.keyboard.press('-');
  await dialog.getByRole('button', { name: 'Энд хүргүүлнэ' }).press('Enter');
  const { lat, long } = await chosen(page);
  expect(lat).toBeGreaterThan(CENTRE.latitude);
  expect(long).toBeCloseTo(CENTRE.longitude, 4);
  await page.getByRole('button', { name: 'Газрын зураг дээр өөрчлөх' }).press('Enter');
  await expect(dialog.getByText(`${lat.toFixed(5)}, ${long.toFixed(5)}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Тэмдэглэгээг арилгах' }).press('Enter');
  await expect(place(page)).toHaveCount(0);
});

test('where I am: the device says it, may refuse, and a place outside of the capital is told', async ({
  page,
  request,
  context,
}) => {
  const { dialog } = await openMap(page, request);
  const find = dialog.getByRole('button', { name: 'Миний байршил' });
  await find.click();
  await expect(dialog.getByText('Байршлаа ашиглахыг зөвшөөрөөгүй байна.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 39.9, longitude: 116.4 });
  await find.click();
  await expect(dialog.getByText('Та одоо Улаанбаатараас гадна байна.')).toBeVisible();
  await context.setGeolocation({ latitude: 47.9098, longitude: 106.845 });
  await find.click();
  await expect(dialog.getByText('47.90980, 106.84500')).toBeVisible();
  await expect(dialog.getByText('гадна байна')).toBeHidden();
});

test('near and far end at the zooms of the map', async ({ page, request }) => {
  const { dialog } = await openMap(page, request);
  const [nearer, farther] = [
    dialog.getByRole('button', { name: 'Томруулах' }),
    dialog.getByRole('button', { name: 'Жижигрүүлэх' }),
  ];
  // Presses faster than the zoom: none is lost.
  for (const _press of [19, 20]) await nearer.click();
  await expect(dialog.locator('img[src^="/images/tiles/20/"]').first()).toBeAttached();
  await expect(nearer).toBeDisabled();
  for (const _press of [19, 18, 17, 16, 15, 14, 13]) await farther.click();
  await expect(dialog.locator('img[src^="/images/tiles/13/"]').first()).toBeAttached();
  await expect(farther).toBeDisabled();
});
