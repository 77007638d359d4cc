export { RecentlyViewed } from './recently-viewed.tsx';
export { RecentlyViewedList } from './recently-viewed-list.tsx';
