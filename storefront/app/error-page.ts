import { redirect } from 'react-router';
import { refusalCode } from './refusal-code.ts';

const NOT_THERE = new Set([
  'product_not_found',
  'category_not_found',
  'brand_not_found',
  'event_not_found',
  'invalid_request',
]);

/** A product or list that does not exist or cannot be requested sends the visitor to the error page (spec §2, §4, §8). */
export function toErrorPage(error: unknown): never {
  const code = refusalCode(error);
  if (code !== null && NOT_THERE.has(code)) {
    throw redirect('/error-page', { headers: { 'Cache-Control': 'no-store' } });
  }
  throw error;
}
