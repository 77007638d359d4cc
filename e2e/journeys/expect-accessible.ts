import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { FULL } from '../full-size.ts';

/** Half a megabyte, loaded into a document once: its package would do it twice for each check. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A list of sixty products repeats one card. */
const REPEATED = '.cards > article:nth-of-type(n + 9), .plist > article:nth-of-type(n + 9)';

const PREVIEW = adminRawEndpoints.previewFrontPage.path;

interface Where {
  /** Also checks the phone in the gate, for what exists only there, such as a sheet. */
  onPhone?: boolean;
}

/**
 * No violation of WCAG A and AA or of axe's best practices in the current state of the page. A journey that runs at both sizes is
 * checked at the large one, unless FULL is set.
 */
export async function expectAccessible(page: Page, { onPhone = false }: Where = {}): Promise<void> {
  const isPhone = test.info().project.use.isMobile === true;
  if (isPhone && !onPhone && !FULL) return;
  // Collecting over frames, in a separate page, takes twice the time of the check. The shop has none, and the one of staff shows
  // a page of the shop, which is checked as customers see it.
  await expect.poll(() => page.frames().filter((one) => !one.url().includes(PREVIEW)).length).toBe(1);
  // As after a first interaction, which lays out the rest (opened-page.tsx): before it the cards overlap the footer.
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
 * axe compares every colour with everything drawn: repeated cards would take two thirds of its time. React compares the DOM with
 * its own while it hydrates, so cards are removed only after it has the last one, and stay in a list that is about to change.
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
 * During a fade colours are those of neither state, so this finishes all fades, and what appears while axe runs appears at once.
 * Waiting would take seconds where the browser draws nothing, below the fold or behind a dialog.
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
