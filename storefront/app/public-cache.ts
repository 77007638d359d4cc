/** Public pages are the same for everybody: the edge caches them for a minute and may serve them stale while it revalidates. */
export const publicCache = { 'Cache-Control': 'public, s-maxage=60, stale-while-revalidate=600' } as const;
