export { productIdsOfEvent, runningEvent } from './event.queries.ts';
export { countLeadingTo, leadToSubCategory } from './leading-to-sub-category.queries.ts';
export type { OfCatalogue } from './of-catalogue.ts';
export { offerRuns } from './of-product.queries.ts';
export { showEvents } from './show-events.ts';
export { type FeaturedLists, showFeatured } from './show-featured.ts';
export { showHomeContent } from './show-home-content.ts';
export { trendPicks } from './trend-picks.queries.ts';
