import type { Ask } from '@tokhi/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Shop, shop } from '../../shop-context.ts';
import { loader } from './home.page.tsx';

const failing: Ask = async () => {
  throw new Error('no answer');
};

test('a home page that does not load is only logged, and no cache keeps it', async () => {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(shop, {
    ask: failing,
    facts: () => Promise.reject(new Error('not asked for')),
    payingTerms: () => Promise.reject(new Error('not asked for')),
    siteMap: { places: () => Promise.reject(new Error('not asked for')), products: async () => [] },
    now: () => new Date('2026-11-15T02:00:00Z'),
    origin: 'https://tokhi.example',
    report: (error) => reported.push(error),
  } satisfies Shop);
  const request = new Request('https://tokhi.example/home');
  const answer = await loader({ context, request, params: {}, pattern: '/home', url: new URL(request.url) });
  expect(answer.data).toEqual({ home: null });
  expect(new Headers(answer.init?.headers).get('Cache-Control')).toBe('no-store');
  expect(reported).toHaveLength(3);
});
