import { serverTexts } from '@tokhi/contract/texts/server-texts';
import { texts } from '@tokhi/contract/texts/texts';
import { barePage } from './bare-page.ts';

/** What a person reads instead of a page; it reloads by itself. */
const waitPage = (text: string, askAgainAfterS: number): string =>
  barePage(
    `<p>${text}</p>\n<p><a href="">Дахин оролдох</a></p>`,
    `\n<meta http-equiv="refresh" content="${askAgainAfterS}">`,
  );

/** By the code of the refusal that a call gets in the same case. */
export const WAIT_PAGES = {
  shop_busy: waitPage(texts.shopBusy, 5),
  too_many_requests: waitPage(serverTexts.tooManyRequests, 30),
};
