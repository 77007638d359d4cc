// What the router needs from every list page. A page re-exports these by name, and its `meta`, which is typed by
// the page, checks that the loader returns what all of them need. Not one function that returns them all with the loader: the
// router removes `loader` and `headers` from the browser's code, and could not separate them from the rest.
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import type { ListData } from './list-meta.ts';

export const headers = () => publicCache;

export const handle: RouteHandle = titledBy<ListData>(({ name }) => name);
