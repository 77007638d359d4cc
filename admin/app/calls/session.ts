import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { allows, type Permission } from '@tokhi/contract/admin/permissions';
import { type AdminRawName, adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { redirect } from 'react-router';
import { ask } from './ask.ts';
import { isRefused } from './refused.ts';

/** Who is logged in. Cached until a call says otherwise. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => ask('session', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Before a screen opens: members who are not logged in with both factors go to the login and come back. */
export async function requireSession(queries: QueryClient, request: Request): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const login = `/login?${new URLSearchParams({ to: pathname + search })}`;
  try {
    const { next } = await queries.ensureQueryData(sessionQuery);
    if (next !== null) throw redirect(login);
  } catch (error) {
    if (isRefused(error, 'login_required')) throw redirect(login);
    throw error;
  }
  return null;
}

/** The member who is logged in, on every screen behind `requireSession`. */
export const useMember = () => useSuspenseQuery(sessionQuery).data.member;

/** Whether the orders are demo orders, for trying the application. */
export const useHasDemoOrders = () => useSuspenseQuery(sessionQuery).data.has_demo_orders;

/** Whether the member's roles open such a call: what they do not open is not shown. */
export function useMay(): (permission: Permission, does?: 'reads' | 'changes') => boolean {
  const { roles } = useMember();
  return (permission, does = 'changes') => allows(permission, roles, does);
}

/** The same for a call, with its requirements: a permission that needs two people opens what prepares or approves. */
export function useMayAsk(): (call: AdminEndpointName) => boolean {
  const { roles } = useMember();
  return (call) => {
    const { may, does, ...asks } = adminEndpoints[call];
    return may === null || allows(may, roles, does, asks);
  };
}

/** The same for a file that a link opens. */
export function useMayOpen(): (route: AdminRawName) => boolean {
  const { roles } = useMember();
  return (route) => {
    const { may, does, twoPeople } = adminRawEndpoints[route];
    return allows(may, roles, does, { twoPeople });
  };
}
