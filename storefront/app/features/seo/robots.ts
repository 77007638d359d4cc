import { shop } from '../../shop-context.ts';
import type { Route } from './+types/robots.ts';
import { robotsText } from './robots-text.ts';

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, s-maxage=3600, stale-while-revalidate=86400',
};

export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(robotsText(context.get(shop).origin), { headers: HEADERS });
