// Reads the server's HTML, for journeys that need no browser: the content of a page before any script runs.
import { type APIRequestContext, expect } from '@playwright/test';

/** The part of a page between its header and its footer, as sent. */
export async function readMain(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** The text of a piece of HTML, as a person reads it. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();

/** The products of a list, each as sent. */
export const articlesOf = (html: string): string[] => html.match(/<article.*?<\/article>/gs) ?? [];

/** The address of the link with this name, by its label or its text. */
export function leadOf(html: string, name: string): string | undefined {
  const link = (html.match(/<a [^>]*>.*?<\/a>/gs) ?? []).find(
    (one) => one.includes(`aria-label="${name}"`) || wordsOf(one) === name,
  );
  return /href="([^"]*)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&');
}
