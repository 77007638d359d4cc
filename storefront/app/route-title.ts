// The page title is set from route metadata on each navigation (spec §2): a route has its name in `handle`.
import { texts } from '@tokhi/contract/texts/texts';

/** What a route passes to the layout around it. */
export interface RouteHandle {
  /** Name of the page, from its loader's data if the route is about one thing. */
  title: (loaderData: unknown) => string;
  /** On a phone, back and share buttons replace the logo (spec §2, Header). */
  bar?: 'product';
}

interface TitledMatch {
  handle?: unknown;
  loaderData?: unknown;
}

/** The handle of a route whose name depends on its data; the router types handles only as `unknown`. */
export const titledBy = <Data>(title: (loaderData: Data) => string, more?: Pick<RouteHandle, 'bar'>): RouteHandle => ({
  title: (loaderData) => title(loaderData as Data),
  ...more,
});

/** The handle of a route with a fixed name. */
export const titled = (title: string): RouteHandle => ({ title: () => title });

/** Name and bar of the deepest route that has them; a failed page is called «Алдаа», whatever its route. */
export function pageHandle(matches: readonly TitledMatch[], failed: boolean): { name: string; bar: 'product' | null } {
  const match = matches.findLast(({ handle }) => isRouteHandle(handle));
  if (failed || match === undefined || !isRouteHandle(match.handle)) return { name: texts.errorTitle, bar: null };
  return { name: match.handle.title(match.loaderData), bar: match.handle.bar ?? null };
}

/** «NARAN 3 хүний буйдан — Тохь»; the error page is titled «Алдаа» alone, as the spec has it. */
export const documentTitle = (name: string): string => (name === texts.errorTitle ? name : `${name} — Тохь`);

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function';
