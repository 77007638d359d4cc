// Parts of the home page that are HTML only: their scripts load when a visitor comes back from another page, or opens a tab.
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';

export const ListTiles = lazyPart(() => import('./list-tiles.tsx'), 'ListTiles');
export const QuickCategories = lazyPart(() => import('./quick-categories.tsx'), 'QuickCategories');
export const ProductColumns = lazyPart(() => import('./product-columns.tsx'), 'ProductColumns');
export const HeroSlide = lazyPart(() => import('./hero-slide.tsx'), 'HeroSlide');
export const PromoSlide = lazyPart(() => import('./promo-slide.tsx'), 'PromoSlide');
export const ShelfMosaic = lazyPart(() => import('./shelf-mosaic.tsx'), 'ShelfMosaic');
export const CardsOnDemand = lazyPart(() => import('./cards-on-demand.tsx'), 'CardsOnDemand');
export const RoomOnDemand = lazyPart(() => import('./room-on-demand.tsx'), 'RoomOnDemand');
