import { expect, type Page } from '@playwright/test';

/** Nothing overflows sideways, and no text is cut off by its box. Text cut by design has an ellipsis. */
export async function expectNothingLost(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => ({
      sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cutOff: [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, label, b, dt, dd, td, th')]
        .filter((element) => {
          // Checked first: it needs no style, and decides for nearly all.
          if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 2) return false;
          const style = getComputedStyle(element);
          const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
          const hidden = element.closest('.vh, [hidden], dialog:not([open])') !== null;
          return cuts && !hidden && style.textOverflow !== 'ellipsis';
        })
        .map((element) => element.innerText.slice(0, 60)),
    }));
  await expect.poll(look).toEqual({ sticksOut: 0, cutOff: [] });
}
