// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { countdown } from './countdown.ts';
import { FEATURED_SHOWN, NEW_SHOWN, recentlyViewedSlides } from './display-limits.ts';
import { HASHTAG_TURN_MS, hashtagGroup } from './hashtag-rotation.ts';
import { FILTERED_PAGE_SIZE, pageOffset, pagerNumbers, totalPages } from './paging.ts';

const left = countdown(new Date('2026-11-18T16:00:00Z'), new Date('2026-11-15T02:42:55Z'));

const tags = ['#намар', '#өвөл', '#хавар', '#зун'];

const found = 128;

const pages = totalPages(found, FILTERED_PAGE_SIZE);

export const examples = {
  countdown: (): string =>
    `An offer that ends at midnight three days from now shows ${left?.days} : ${left?.hours} : ${left?.minutes} : ${left?.seconds} at 10:42:55 in the morning.`,
  'display-limits': (): string =>
    `The home page shows ${FEATURED_SHOWN} recommended and ${NEW_SHOWN} new products, and of the recently viewed ones ${recentlyViewedSlides(1440)} side by side on a desktop and ${recentlyViewedSlides(360)} on a phone.`,
  'hashtag-rotation': (): string =>
    `Of four events the header shows ${hashtagGroup(tags, 0).join(' ')}, after ${HASHTAG_TURN_MS / 1000} seconds ${hashtagGroup(tags, 1).join(' ')}, then ${hashtagGroup(tags, 2).join(' ')} again.`,
  paging: (): string =>
    `${found} products found are ${pages} pages of ${FILTERED_PAGE_SIZE}; page 4 begins with product ${pageOffset(4, FILTERED_PAGE_SIZE) + 1}, and its pager shows ${pagerNumbers(4, pages).join(' and ')}.`,
};
