import { expect, test } from '@playwright/test';
import { bringCart } from '../cart/cart-of-browser.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import {
  field,
  goodsInStock,
  payButton as orderButton,
  deliveryMethod as receiving,
  untilForm,
} from '../shipping/shipping-form.ts';
import { signIn } from '../signed-in.ts';
import { tabTo } from '../tab-to.ts';
import { pay } from './payer.ts';
import { dialog, expectPaid, payButton, paymentMethod, sum } from './payment-page.ts';

test('from the cart over address and payment to paid, with Tab, Enter, Space and arrows', async ({ page, request }) => {
  await page.clock.install();
  const goods = await goodsInStock(request);
  await signIn(page, request);
  await bringCart(page, [goods]);
  await openPage(page, '/cart?role=cart');
  const { keyboard } = page;
  /** Skips the header, like everybody who knows the key. */
  const toMain = () => page.getByRole('main').focus();

  const goOn = page.getByRole('button', { name: 'Хаяг баталгаажуулах' });
  await expect(goOn).toBeVisible();
  await toMain();
  await tabTo(page, goOn);
  await keyboard.press('Enter');

  await untilForm(page);
  await toMain();
  await tabTo(page, field(page, 'Нэр'));
  await keyboard.type('Номин Батболд');
  await tabTo(page, field(page, 'Утас'));
  await keyboard.type('99112020');
  await tabTo(page, receiving(page, 'Хаягаар хүргүүлэх'));
  await keyboard.press('Space');
  await tabTo(page, field(page, 'Дүүрэг'));
  await keyboard.press('ArrowDown');
  await tabTo(page, field(page, 'Хороо'));
  await keyboard.press('ArrowDown');
  await tabTo(page, field(page, 'Дэлгэрэнгүй хаяг'));
  await keyboard.type('12-р байр, 34 тоот');
  await tabTo(page, orderButton(page));
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  const number = /IK\d{10}/.exec(page.url())?.[0] ?? '';
  await expect(sum(page, number)).toBeVisible();
  await toMain();
  const bonus = page.getByRole('slider', { name: 'Ашиглах бонус' });
  await tabTo(page, bonus);
  await keyboard.press('ArrowLeft');
  await expect(bonus).toHaveAttribute('aria-valuetext', '2,019₮');
  await tabTo(page, paymentMethod(page, 'QPay'));
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(paymentMethod(page, 'Голомт')).toBeChecked();
  await keyboard.press('ArrowUp');
  await expect(paymentMethod(page, 'QPay')).toBeChecked();
  await expectAccessible(page);
  await tabTo(page, payButton(page));
  await keyboard.press('Enter');

  const paying = dialog(page, 'QPay-ээр төлөх');
  await expect(paying.getByRole('timer')).toBeVisible();
  await tabTo(page, paying.getByRole('button', { name: 'QR код хуулах' }));
  await keyboard.press('Escape');
  await expect(paying).toBeHidden();
  await toMain();
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Төлөх' }));
  await keyboard.press('Enter');
  await expect(paying).toBeVisible();
  await pay(request, number);
  await expectPaid(page);
  await expectAccessible(page);
});
