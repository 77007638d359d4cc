export { showEvents } from './show-events.ts';
export { type FeaturedLists, showFeatured } from './show-featured.ts';
export { showHomeContent } from './show-home-content.ts';
