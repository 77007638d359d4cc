import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../calls/session.ts';
import { securityQuery } from './security-query.ts';

/** A change of the member's own account; refetches the page and the factors of the login. */
export function useSecurityChange<Body, Reply>(change: (body: Body) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await queries.invalidateQueries(securityQuery);
      await queries.invalidateQueries(sessionQuery);
    },
  });
}
