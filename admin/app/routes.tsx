import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { requireSession } from './calls/session.ts';
import { Failure } from './shell/failure.tsx';
import { Opening } from './shell/opening.tsx';
import { Shell } from './shell/shell.tsx';

/** Every screen, one line each. A screen exports `Component`, and is loaded when it is opened. */
export const createRoutes = (queries: QueryClient) =>
  createBrowserRouter([
    {
      HydrateFallback: Opening,
      ErrorBoundary: Failure,
      children: [
        { path: '/login', lazy: () => import('./features/entry/login.screen.tsx') },
        { path: '/invitation', lazy: () => import('./features/entry/invitation.screen.tsx') },
        {
          Component: Shell,
          loader: ({ request }) => requireSession(queries, request),
          // The logged-in member does not change between screens; a refused call reports the end of the session.
          shouldRevalidate: () => false,
          children: [
            {
              ErrorBoundary: Failure,
              children: [
                { index: true, lazy: () => import('./features/today/today.screen.tsx') },
                { path: '/orders', lazy: () => import('./features/orders/orders.screen.tsx') },
                { path: '/orders/picking', lazy: () => import('./features/orders/picking/picking.screen.tsx') },
                { path: '/day-sheet', lazy: () => import('./features/today/sheet/day-sheet.screen.tsx') },
                { path: '/orders/:number', lazy: () => import('./features/order/order.screen.tsx') },
                { path: '/orders/:number/invoice', lazy: () => import('./features/order/invoice.screen.tsx') },
                { path: '/team', lazy: () => import('./features/team/team.screen.tsx') },
                { path: '/security', lazy: () => import('./features/security/security.screen.tsx') },
                { path: '/trucks', lazy: () => import('./features/trucks/trucks.screen.tsx') },
                {
                  path: '/trucks/:id',
                  handle: { isWorkbench: true },
                  lazy: () => import('./features/trucks/desk/truck.screen.tsx'),
                },
                { path: '/trucks/:id/:paper', lazy: () => import('./features/trucks/desk/papers/paper.screen.tsx') },
                { path: '/products', lazy: () => import('./features/products/products.screen.tsx') },
                { path: '/products/grid', lazy: () => import('./features/grid/grid.screen.tsx') },
                { path: '/products/:code', lazy: () => import('./features/product/product.screen.tsx') },
                { path: '/search-words', lazy: () => import('./features/search-words/search-words.screen.tsx') },
                { path: '/shelves', lazy: () => import('./features/shelves/shelves.screen.tsx') },
                { path: '/stock', lazy: () => import('./features/stock/stock.screen.tsx') },
                {
                  path: '/stock/stocktakes/:id',
                  lazy: () => import('./features/stock/stocktake/stocktake.screen.tsx'),
                },
                { path: '/purchases', lazy: () => import('./features/purchases/purchases.screen.tsx') },
                { path: '/purchases/:number', lazy: () => import('./features/purchases/page/purchase.screen.tsx') },
                { path: '/purchases/:number/order', lazy: () => import('./features/purchases/order/order.screen.tsx') },
                { path: '/front-page', lazy: () => import('./features/front-page/front-pages.screen.tsx') },
                {
                  path: '/front-page/:id',
                  lazy: () => import('./features/front-page/composer/composer.screen.tsx'),
                },
                { path: '/codes', lazy: () => import('./features/codes/codes.screen.tsx') },
                { path: '/products/:code/price', lazy: () => import('./features/price/price.screen.tsx') },
                { path: '/prices', lazy: () => import('./features/prices/prices.screen.tsx') },
                { path: '/prices/:id', lazy: () => import('./features/prices/set/set.screen.tsx') },
                { path: '/customers', lazy: () => import('./features/customers/customers.screen.tsx') },
                { path: '/customers/:id', lazy: () => import('./features/customers/page/customer.screen.tsx') },
                { path: '/products/:code/pictures', lazy: () => import('./features/pictures/pictures.screen.tsx') },
                { path: '/imports', lazy: () => import('./features/imports/imports.screen.tsx') },
                {
                  path: '/imports/:id',
                  handle: { isWorkbench: true },
                  lazy: () => import('./features/imports/page/import.screen.tsx'),
                },
                { path: '/settings', lazy: () => import('./features/settings/settings.screen.tsx') },
                { path: '/settings/:form', lazy: () => import('./features/settings/settings.screen.tsx') },
                { path: '/messages', lazy: () => import('./features/messages/messages.screen.tsx') },
                { path: '/reviews', lazy: () => import('./features/reviews/reviews.screen.tsx') },
                { path: '/phone-order', lazy: () => import('./features/phone-order/phone-order.screen.tsx') },
                { path: '/audit', lazy: () => import('./features/audit/audit.screen.tsx') },
                { path: '/status', lazy: () => import('./features/status/status.screen.tsx') },
                { path: '/reports', lazy: () => import('./features/reports/reports.screen.tsx') },
                { path: '/closing', lazy: () => import('./features/closing/closing.screen.tsx') },
                { path: '/transfers', lazy: () => import('./features/transfers/transfers.screen.tsx') },
                { path: '/refunds', lazy: () => import('./features/refunds/refunds.screen.tsx') },
                { path: '*', lazy: () => import('./shell/not-found.screen.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ]);
