// What the router wants of every list page, whatever list it is. A page re-exports these by name, and its `meta`, which is typed by
// the page, checks that the loader tells what all of them need. Not one function that returns them all with the loader: the
// router takes `loader` and `headers` out of what the browser gets, and could not part them from the rest.
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import type { ListData } from './list-meta.ts';

export const headers = () => publicCache;

export const handle: RouteHandle = titledBy<ListData>(({ name }) => name);
