import '@tokhi/ui/base.css';
import { texts } from '@tokhi/contract/texts/texts';
import { ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import firstFont from '@tokhi/ui/fonts/manrope-first.woff2?url';
import { Toaster } from '@tokhi/ui/overlay/toaster.tsx';
import { DeferredSection } from '@tokhi/ui/start/deferred-section.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { type ReactNode, Suspense } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { isAskedAgain } from './asked-again.ts';
import { loadCartKeeper } from './features/cart/public.ts';
import { PendingFavouriteAfterLogin } from './features/saved/public.ts';
import { FailedPictures } from './layout/document/failed-pictures.tsx';
import { GuardPages } from './layout/document/guard-pages.tsx';
import { OpenedMark } from './layout/document/opened-page.tsx';
import { WakeScripts } from './layout/document/scripts-last.tsx';
import { StaticLinks } from './layout/document/static-links.tsx';
import { Failure } from './layout/failure/failure.tsx';
import { NotFound } from './layout/failure/not-found.tsx';
import { footerView } from './layout/footer/footer.present.ts';
import { PageFoot } from './layout/footer/page-foot.tsx';
import { Header } from './layout/header/header.tsx';
import { TabBar } from './layout/header/tab-bar.tsx';
import { menuBar, menuView } from './layout/menu/menu.present.ts';
import { htmlOnly, pack, unpack } from './packed.ts';
import { documentTitle, pageHandle } from './route-title.ts';
import { documentRequest, shop } from './shop-context.ts';

const CartKeeper = lazyPart(loadCartKeeper, 'CartKeeper');
/** For a page whose loader failed. */
const NOTHING = { menu: null, foot: { lists: null, categories: [] } };
/** Titles of messages; not the whole table of texts, which every page would then load. */
const TITLES = { failure: texts.failure, success: texts.success };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, facts, now, origin, report } = context.get(shop);
  const asDocument = context.get(documentRequest);
  // The page works without the menus around it (spec §8: "only logged").
  const reported = (error: unknown): null => {
    report(error);
    return null;
  };
  const [shopFacts, menus, lists] = await Promise.all([
    facts(),
    ask('categories', undefined).then(menuView).catch(reported),
    ask('brands', undefined).then(footerView).catch(reported),
  ]);
  const menu = menus && menuBar(menus);
  const foot = htmlOnly({ lists, categories: menu?.categories ?? [] });
  return { facts: shopFacts, around: pack({ menu, foot }, asDocument), origin, year: ulaanbaatarDate(now()).year };
}

// The shop's facts and menus do not change between two navigations.
export const shouldRevalidate = isAskedAgain;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: firstFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { name: 'description', content: loaderData?.facts.tagline ?? '' },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { menu, foot } = data === undefined ? NOTHING : unpack(data.around);
  const page = pageHandle(useMatches(), (useRouteError() ?? null) !== null);
  return (
    // The script in the head has marked it before React hydrates.
    <html lang="mn" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Before the style sheets: a script waits for those above it. */}
        <GuardPages />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(page.name)}</title>
        <Meta />
        <Links />
        <OpenedMark />
        <FailedPictures />
      </head>
      <body>
        <a className="skip" href="#main">
          Үндсэн хэсэг рүү очих
        </a>
        <StaticLinks />
        <Header facts={data?.facts} menu={menu} page={page} />
        <main id="main" className="wrap" tabIndex={-1}>
          {children}
        </main>
        <DeferredSection>
          <PageFoot parts={foot} facts={data?.facts} year={data?.year} />
        </DeferredSection>
        {/* On a product page the buy bar takes its place. */}
        {page.bar !== 'product' && <TabBar facts={data?.facts} />}
        <Toaster titles={TITLES} />
        <PendingFavouriteAfterLogin />
        <Suspense>
          <CartKeeper />
        </Suspense>
        <ScrollRestoration />
        <Scripts />
        <WakeScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const phone = useRouteLoaderData<typeof loader>('root')?.facts.phone;
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failure phone={phone} failed={pathname + search} />;
}
