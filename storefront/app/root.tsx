import './ui/base.css';
import cyrillicExtFont from '@fontsource-variable/manrope/files/manrope-cyrillic-ext-wght-normal.woff2?url';
import cyrillicFont from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import { ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { BrandStrip } from './features/shell/brand-strip.tsx';
import { Failure } from './features/shell/failure.tsx';
import { footerView } from './features/shell/footer.present.ts';
import { Footer } from './features/shell/footer.tsx';
import { Header } from './features/shell/header.tsx';
import { menuView } from './features/shell/menu.present.ts';
import { NotFound } from './features/shell/not-found.tsx';
import { TabBar } from './features/shell/tab-bar.tsx';
import { OpenedMark } from './opened-page.tsx';
import { documentTitle, pageHandle } from './route-title.ts';
import { WakeScripts } from './scripts-last.tsx';
import { shop } from './shop-context.ts';
import { Later } from './ui/later.tsx';
import tugrikFont from './ui/manrope-tugrik.woff2?url';
import { Toaster } from './ui/toaster.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, facts, now, origin, report } = context.get(shop);
  // The page is worth more than the menus around it (spec §8: "only logged").
  const reported = (error: unknown): null => {
    report(error);
    return null;
  };
  const [shopFacts, menu, footer] = await Promise.all([
    facts(),
    ask('categories', undefined).then(menuView).catch(reported),
    ask('brands', undefined).then(footerView).catch(reported),
  ]);
  return { facts: shopFacts, menu, footer, origin, year: ulaanbaatarDate(now()).year };
}

// The shop's facts and menus do not change between two clicks.
export const shouldRevalidate = (): boolean => false;

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

// What every page is written in: Ө ө Ү ү are in cyrillic-ext, figures in latin. A file that came only when the page meets its
// first letter would lay the whole page out a second time.
export const links: Route.LinksFunction = () => [
  font(cyrillicFont),
  font(cyrillicExtFont),
  font(latinFont),
  font(tugrikFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { name: 'description', content: loaderData?.facts.tagline ?? '' },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const page = pageHandle(useMatches(), (useRouteError() ?? null) !== null);
  return (
    // The script in the head has marked it before React comes.
    <html lang="mn" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(page.name)}</title>
        <Meta />
        <Links />
        <OpenedMark />
      </head>
      <body>
        <a className="skip" href="#main">
          Үндсэн хэсэг рүү очих
        </a>
        <Header facts={data?.facts} menu={data?.menu ?? null} page={page} />
        <main id="main" className="wrap" tabIndex={-1}>
          {children}
        </main>
        <Later>
          {data?.footer && data.footer.brands.length > 0 && <BrandStrip brands={data.footer.brands} />}
          <Footer
            facts={data?.facts}
            categories={data?.menu?.categories ?? []}
            lists={data?.footer ?? null}
            year={data?.year}
          />
        </Later>
        {/* On a product page its place is taken by the bar that buys. */}
        {page.bar !== 'product' && <TabBar menu={data?.menu ?? null} />}
        <Toaster />
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
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failure phone={phone} retry />;
}
