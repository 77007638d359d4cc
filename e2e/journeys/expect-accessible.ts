import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { FULL } from '../full-size.ts';

/** Half a megabyte, brought into a document once: its package would do it twice for each look. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A list of sixty products repeats one card. */
const REPEATED = '.cards > article:nth-of-type(n + 9), .plist > article:nth-of-type(n + 9)';

const PREVIEW = adminRawEndpoints.previewFrontPage.path;

interface Where {
  /** What stands there on a phone alone, such as a sheet, is looked at there in the gate, too. */
  onPhone?: boolean;
}

/**
 * No violation of WCAG A and AA or of axe's best practices on the page as it stands. A journey that runs on both sizes is looked at on
 * the large one, unless FULL is set.
 */
export async function expectAccessible(page: Page, { onPhone = false }: Where = {}): Promise<void> {
  const isPhone = test.info().project.use.isMobile === true;
  if (isPhone && !onPhone && !FULL) return;
  // Gathering over frames, in a page of its own, takes twice the time of looking. No page of the shop has any, and the one of staff holds
  // a page of the shop, which is looked at where customers see it.
  await expect.poll(() => page.frames().filter((one) => !one.url().includes(PREVIEW)).length).toBe(1);
  // Whoever looks has stirred, so that what is below is laid out (opened-page.tsx): before that its cards stand over the footer.
  await page.evaluate(() => document.documentElement.classList.remove('opened'));
  const moveAgain = await atRest(page);
  const putBack = await takeOutRepeated(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await putBack();
  await moveAgain();
}

/**
 * axe compares every colour with all that is drawn: the same card over and over would take two thirds of its time. React compares what
 * it takes over with what stands there, so the cards go only when it has the last of them, and stay in a list that is about to change.
 */
async function takeOutRepeated(page: Page): Promise<() => Promise<void>> {
  const out = await page.evaluateHandle((selector) => {
    const top = window.scrollY;
    const repeated = [...document.querySelectorAll(selector)];
    const isTakenOver = Object.keys(repeated.at(-1) ?? {}).some((key) => key.startsWith('__react'));
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    const places = (isTakenOver && !isBusy ? repeated : []).map((card) => {
      const place = document.createComment('');
      card.replaceWith(place);
      return { card, place };
    });
    return { top, places };
  }, REPEATED);
  return () =>
    out.evaluate(({ top, places }) => {
      for (const { card, place } of places) place.replaceWith(card);
      if (places.length > 0) window.scrollTo({ top, behavior: 'instant' });
    });
}

/**
 * What fades in has the colours of neither state: a message that has just come is read when it stands there. So whatever fades is
 * brought to its end, and what comes while axe looks stands there at once. To wait for it would take seconds where the browser draws
 * nothing, below the fold or behind a dialog.
 */
async function atRest(page: Page): Promise<() => Promise<void>> {
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
    }
    return sheet;
  });
  return () =>
    still.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
}
