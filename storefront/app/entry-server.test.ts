// A page as the router renders it and entry.server.tsx sends it, in production.
import { createHash } from 'node:crypto';
import { RichText } from '@tokhi/ui/show/rich-text.tsx';
import { createElement } from 'react';
import {
  createRequestHandler,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import * as entry from './entry.server.tsx';
import { OpenedMark } from './layout/document/opened-page.tsx';
import { WakeScripts } from './layout/document/scripts-last.tsx';

vi.stubEnv('DEV', false);

const STOLEN = 'alert(1)';
const DESCRIPTION = `<p>Буйдан</p><script>${STOLEN}</script><script nonce="x">${STOLEN}</script>`;

const Product = () =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement(OpenedMark)),
    createElement(
      'body',
      null,
      createElement(RichText, { html: DESCRIPTION }),
      createElement(ScrollRestoration),
      createElement(Scripts),
      createElement(WakeScripts),
    ),
  );

const ON_THE_SERVER_ONLY = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: { default: Product, loader: () => ({ description: DESCRIPTION }) } },
  },
  assets: {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: { root: { ...ON_THE_SERVER_ONLY, id: 'root', path: '', module: '/assets/root.js', hasLoader: true } },
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

test('a script that got into a text is not in the policy, and each of the page’s own is', async () => {
  const answer = createRequestHandler(build, 'production');
  const page = await answer(new Request('https://tokhi.example/'), new RouterContextProvider());
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(html).toContain(DESCRIPTION);
  expect(policy).not.toContain(hashOf(STOLEN));
  const inline = html.replace(DESCRIPTION, '').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g);
  const own = [...inline].map(([, text = '']) => text);
  // Opened, scroll, context, start, wake, and the data in at least one piece with its end.
  expect(own.length).toBeGreaterThanOrEqual(7);
  for (const text of own) expect(policy).toContain(hashOf(text));
  expect(html).not.toMatch(/nonce="[^x]/);
});
