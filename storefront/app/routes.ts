import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { namedListPaths } from './features/listings/public.ts';

// Every part of the design system on one page, for developers; the built shop has no such address.
const workshop = import.meta.env.DEV ? [route('__ui', 'features/workshop/workshop.page.tsx')] : [];

// The site map of spec §2, one line per URL.
export default [
  index('features/home/home.page.tsx', { id: 'home-at-root' }),
  route('home', 'features/home/home.page.tsx'),
  route('category/:code', 'features/listings/categories/category.page.tsx'),
  route('categories/:id', 'features/listings/categories/categories.page.tsx'),
  route('sub-categories/:code', 'features/listings/categories/sub-categories.page.tsx'),
  route('sub-category/:code', 'features/listings/categories/sub-category.page.tsx'),
  route('brand/:id', 'features/listings/named/brand.page.tsx'),
  route('event/:id', 'features/listings/named/event.page.tsx'),
  route('search', 'features/listings/search/search.page.tsx'),
  ...namedListPaths.map((path) => route(path, 'features/listings/named/named-list.page.tsx', { id: path })),
  route('single-product/:code', 'features/product/product.page.tsx'),
  route('compare', 'features/compare/compare.page.tsx'),
  route('cart', 'features/cart/page/cart.page.tsx'),
  route('shipping', 'features/shipping/page/shipping.page.tsx'),
  route('confirm-order/:reference', 'features/orders/confirm/confirm-order.page.tsx'),
  route('show-order/:reference', 'features/orders/order/order.page.tsx'),
  route('track-order', 'features/orders/tracking/track-order.page.tsx'),
  route('login', 'features/account/entry/login.page.tsx'),
  route('register', 'features/account/entry/register.page.tsx'),
  route('reset-password', 'features/account/entry/reset-password.page.tsx'),
  route('profile', 'features/account/profile/profile.page.tsx'),
  route('contact', 'features/info/contact.page.tsx'),
  route('policy', 'features/info/terms.page.tsx'),
  route('policy-two', 'features/info/terms.page.tsx', { id: 'policy-two' }),
  route('bonus', 'features/info/bonus.page.tsx'),
  route('error-page', 'layout/failure/error.page.tsx'),
  route('sitemap.xml', 'features/seo/site-map.ts'),
  route('robots.txt', 'features/seo/robots.ts'),
  ...workshop,
  route('*', 'layout/failure/not-found.page.tsx'),
] satisfies RouteConfig;
