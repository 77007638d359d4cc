import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member } from './team-query.ts';
import { teamQuery } from './team-query.ts';

/** A change of one member; the list shows the response at once and, after a refusal, a colleague's change. */
export function useTeamChange<Body>(change: (body: Body) => Promise<{ member: Member }>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => onDone?.(),
    onSettled: () => queries.invalidateQueries(teamQuery),
  });
}
