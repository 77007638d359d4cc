// Display limits (spec §2, §4, §9 Limits): how many of a thing the pages show at most, how fast carousels turn, and how large some things are.

/** Recommended tab of the home page. */
export const FEATURED_SHOWN = 8;
/** New tab of the home page. */
export const NEW_SHOWN = 50;
/** Sub-category tab of the home page: 4 + 2 + 2 in a grid and 1 large. */
export const CATEGORY_TAB_SHOWN = 9;
/** Products of a sub-category from which the home page picks at random. */
export const RANDOM_PER_SUB_CATEGORY = 12;
export const BRAND_STRIP_SLIDES = 10;
/** Recently viewed products beside a listing. */
export const RECENTLY_VIEWED_SHOWN = 5;
/** Brands, colours and sub-categories in a sidebar before «show more». */
export const SIDEBAR_FILTERS_SHOWN = 5;

export const CAROUSEL_TURN_MS = 5000;
export const BANNER_HEIGHT_PX = 335;
/** Width of the category drawer on a phone. */
export const DRAWER_WIDTH_PERCENT = 80;
/** Window of a social login. */
export const LOGIN_POPUP_PX = { width: 500, height: 600 };
export const PRICE_SLIDER_STEP_TUG = 100;

/** The spec counts the slides but not the widths; these are the breakpoints of the shop's styles. */
const SLIDES_FROM_WIDTH = [
  { fromPx: 1200, slides: 7 },
  { fromPx: 992, slides: 6 },
  { fromPx: 768, slides: 4 },
  { fromPx: 576, slides: 3 },
];
const SLIDES_ON_A_PHONE = 2;

/** How many recently viewed products stand side by side on a screen of that width. */
export const recentlyViewedSlides = (widthPx: number): number =>
  SLIDES_FROM_WIDTH.find(({ fromPx }) => widthPx >= fromPx)?.slides ?? SLIDES_ON_A_PHONE;
