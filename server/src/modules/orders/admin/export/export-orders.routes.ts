import type { AdminRawRoute } from '../../../../http/admin/admin-raw-routes.ts';
import type { ListDeps } from '../list/list-orders.ts';
import { createExportOrders } from './export-orders.ts';

export function exportRoute(deps: ListDeps): AdminRawRoute {
  const exportOrders = createExportOrders(deps);
  return {
    name: 'exportOrders',
    handle: async ({ query }, caller) => {
      const { type, name, stream } = await exportOrders(query, caller);
      return { status: 200, type, body: stream, headers: { 'content-disposition': `attachment; filename="${name}"` } };
    },
  };
}
