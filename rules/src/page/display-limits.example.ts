import { FEATURED_SHOWN, NEW_SHOWN, recentlyViewedSlides } from './display-limits.ts';

export const example = (): string =>
  `The home page shows ${FEATURED_SHOWN} recommended and ${NEW_SHOWN} new products, and of the recently viewed ones ${recentlyViewedSlides(1440)} side by side on a desktop and ${recentlyViewedSlides(360)} on a phone.`;
