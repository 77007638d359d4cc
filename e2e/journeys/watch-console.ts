import { expect, type Page } from '@playwright/test';

/** Collects all complaints of a page: errors, warnings (hydration among them) and policy violations. */
export function watchConsole(page: Page): { expectSilence: () => void } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Requests that the page itself aborted, such as suggestions for outdated text, have not failed.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return { expectSilence: () => expect(complaints).toEqual([]) };
}
