import { index, type RouteConfig, route } from '@react-router/dev/routes';

// The site map of spec §2, a line a URL.
export default [
  index('features/shell/home.page.tsx', { id: 'home-at-root' }),
  route('home', 'features/shell/home.page.tsx'),
  route('single-product/:code', 'features/catalogue/product.page.tsx'),
  route('error-page', 'features/shell/error.page.tsx'),
  route('*', 'features/shell/not-found.page.tsx'),
] satisfies RouteConfig;
