import { createRequestHandler, RouterContextProvider } from 'react-router';
import { documentRequest, type Shop, shop as shopContext } from './shop-context.ts';

/** The suffix by which the router requests only the data of a page. */
const DATA = '.data';

const answer = createRequestHandler(
  // @ts-expect-error a module that exists only while Vite builds or serves
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
);

/** The storefront's answer to a request: a page, the data of a page, or a redirect. */
export async function handle(request: Request, shop: Shop): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(documentRequest, !new URL(request.url).pathname.endsWith(DATA));
  const response = await answer(request, context);
  // A failure must not outlive its cause in the edge cache, whatever the route says about its successful answers.
  if (response.status >= 400) response.headers.set('Cache-Control', 'no-store');
  return response;
}
