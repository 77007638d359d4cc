import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../calls/session.ts';

/** After a login step: the session says which step is next. */
export function useNextStep(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** One login step, and then the next. */
export function useEntry<Body>(step: (body: Body) => Promise<unknown>) {
  const next = useNextStep();
  return useMutation({ mutationFn: step, onSuccess: next });
}
