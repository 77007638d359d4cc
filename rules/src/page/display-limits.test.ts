import { expect, test } from 'vitest';
import * as limits from './display-limits.ts';
import { examples } from './examples.ts';

test.each([
  ['the recommended tab shows 8 products', limits.FEATURED_SHOWN, 8],
  ['the new tab shows 50 products', limits.NEW_SHOWN, 50],
  ['a sub-category tab shows up to 9 products', limits.CATEGORY_TAB_SHOWN, 9],
  ['the random set holds up to 12 products of a sub-category', limits.RANDOM_PER_SUB_CATEGORY, 12],
  ['the brand strip has 10 slides', limits.BRAND_STRIP_SLIDES, 10],
  ['a listing shows 5 recently viewed products', limits.RECENTLY_VIEWED_SHOWN, 5],
  ['a sidebar filter shows its first 5 entries', limits.SIDEBAR_FILTERS_SHOWN, 5],
  ['a carousel turns every 5 seconds', limits.CAROUSEL_TURN_MS, 5000],
  ['the banner carousel is 335 pixels high', limits.BANNER_HEIGHT_PX, 335],
  ['the drawer of a phone covers 80 percent of the width', limits.DRAWER_WIDTH_PERCENT, 80],
  ['the price slider moves in steps of 100 tugrik', limits.PRICE_SLIDER_STEP_TUG, 100],
])('%s', (_sentence, limit, figure) => {
  expect(limit).toBe(figure);
});

test('a social login opens in a window of 500 by 600 pixels', () => {
  expect(limits.LOGIN_POPUP_PX).toEqual({ width: 500, height: 600 });
});

test.each([
  [1440, 7],
  [1200, 7],
  [1199.98, 6],
  [992, 6],
  [991.98, 4],
  [768, 4],
  [767.98, 3],
  [576, 3],
  [575.98, 2],
  [360, 2],
])('a screen %d pixels wide shows %i recently viewed products side by side', (width, slides) => {
  expect(limits.recentlyViewedSlides(width)).toBe(slides);
});

test('the example is what the shop does', () => {
  expect(examples['display-limits']()).toBe(
    'The home page shows 8 recommended and 50 new products, and of the recently viewed ones 7 side by side on a desktop and 2 on a phone.',
  );
});
