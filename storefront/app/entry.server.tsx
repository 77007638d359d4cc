import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type ServerInstrumentation, ServerRouter } from 'react-router';
import { contentSecurityPolicy, developmentSecurityPolicy } from './layout/document/content-security-policy.ts';
import { MARK_FAILED } from './layout/document/failed-pictures.tsx';
import { GUARD } from './layout/document/guard-pages.tsx';
import { MARK_WHEN_OPENED } from './layout/document/opened-page.tsx';
import { newMark, takeOwnScripts } from './layout/document/own-scripts.ts';
import { scriptsLast, WAKE } from './layout/document/scripts-last.tsx';
import { shop } from './shop-context.ts';

const RENDER_TIMEOUT_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const mark = newMark();
  const { html, scripts } = takeOwnScripts(await renderWhole(request, routerContext, mark), mark);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    import.meta.env.DEV
      ? developmentSecurityPolicy()
      : contentSecurityPolicy([GUARD, MARK_WHEN_OPENED, MARK_FAILED, WAKE, ...scripts]),
  );
  return new Response(request.method === 'HEAD' ? null : import.meta.env.DEV ? html : scriptsLast(html), {
    status,
    headers,
  });
}

/** A request that the customer aborted is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(shop).report(error);
};

/** The process measures by route pattern: an address may identify a customer, and addresses are unlimited. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler: (handler) =>
      handler.instrument({
        async request(answer, { context }) {
          const { meta } = await answer();
          if (meta) context?.get(shop).noteRoute?.(meta.pattern);
        },
      }),
  },
];

// Not streamed: the policy lists the hashes of all inline scripts, and header and body are cached together.
function renderWhole(request: Request, routerContext: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Suspense boundaries of any size stay in place, so that the page reads well without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      // The router answers a rejected rendering with the error page.
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => abort(new Error(`not rendered within ${RENDER_TIMEOUT_MS} ms`)), RENDER_TIMEOUT_MS);
  });
}
