import { FILTERED_PAGE_SIZE, pageOffset, pagerNumbers, totalPages } from './paging.ts';

const found = 128;
const pages = totalPages(found, FILTERED_PAGE_SIZE);

export const example = (): string =>
  `${found} products found are ${pages} pages of ${FILTERED_PAGE_SIZE}; page 4 begins with product ${pageOffset(4, FILTERED_PAGE_SIZE) + 1}, and its pager shows ${pagerNumbers(4, pages).join(' and ')}.`;
