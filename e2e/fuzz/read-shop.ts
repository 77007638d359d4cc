// The targets: the calls of the contract that the shop answers, and its pages from the site map and from its scripts.
import { calls as contract } from '@tokhi/contract/calls';
import { z } from 'zod';
import type { CallOfShop } from './call-input.ts';
import type { Schema } from './draw-body.ts';
import { learnWords } from './learn-words.ts';

export interface ShopRead {
  calls: CallOfShop[];
  /** Paths, and routes with the names of their parameters instead of values. */
  addresses: string[];
  /** Codes and words that its calls know. */
  words: string[];
}

/** Not in any list, but served. */
const UNLISTED = [
  '/',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/index.html',
  '/api/',
  '/api/none',
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.ico',
  '/images/product/none.webp',
  '/images/',
  '/assets/',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/profile',
  '/cart',
  '/confirm-order/1',
];
const SEARCHED = [
  'буйдан',
  'ширээ сандал',
  'buidan',
  'цагаан өнгийн',
  '704.892.15',
  'саарал',
  'мод',
  "material in ('мод')",
];

/** A call that does not exist yet answers 404. */
async function builtCalls(origin: string): Promise<Omit<CallOfShop, 'known'>[]> {
  const known = Object.values(contract).map(({ name, method, path, body }) => ({
    name,
    method,
    path,
    body: z.toJSONSchema(body, { io: 'input' }) as Schema,
  }));
  const statuses = await Promise.all(
    known.map(async ({ method, path }) => (await fetch(origin + path, { method })).status),
  );
  return known.filter((_call, at) => statuses[at] !== 404);
}

export async function readShop(origin: string): Promise<ShopRead> {
  const text = async (path: string) => (await fetch(origin + path)).text();
  const described = await builtCalls(origin);
  const [siteMap, home] = [await text('/sitemap.xml'), await text('/')];
  const parts = await Promise.all((siteMap.match(/\/sitemap\.xml\?part=\w+/g) ?? []).map(text));
  const listed = parts.flatMap((part) =>
    [...part.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path),
  );
  const [manifest] = /\/assets\/manifest-[^"]+\.js/.exec(home) ?? [];
  const routes = manifest === undefined ? [] : [...(await text(manifest)).matchAll(/"path":"([^"*]+)"/g)];
  const files = home.match(/\/(?:assets|images)\/[^"\s,]+/g) ?? [];
  if (described.length === 0 || listed.length === 0 || routes.length === 0) {
    throw new Error('The shop names no calls, pages or routes; is it built and filled?');
  }
  // There are many similar products.
  const products = listed.filter((path) => path.startsWith('/single-product/'));
  const others = listed.filter((path) => !path.startsWith('/single-product/'));
  const kinds = new Map([['searched', SEARCHED]]);
  for (const path of listed) {
    const [, kind = '', word] = path.split('/');
    if (word !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), word]);
  }
  const words = [...kinds.values()].flatMap((some) => some.slice(0, 20));
  const calls: CallOfShop[] = [];
  for (const call of described) {
    const known = await learnWords(origin, call, kinds);
    calls.push({ ...call, known: known.length > 0 ? known : words });
  }
  const named = routes.map(([, path = '']) => `/${path}`);
  return {
    calls,
    addresses: [...new Set([...UNLISTED, ...named, ...others, ...products.slice(0, 40), ...files.slice(0, 20)])],
    words,
  };
}
