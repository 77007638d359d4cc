import '@tokhi/ui/base.css';
import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueries } from './calls/queries.ts';
import { createRoutes } from './routes.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
const queries = createQueries();
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <RouterProvider router={createRoutes(queries)} />
  </QueryClientProvider>,
);
