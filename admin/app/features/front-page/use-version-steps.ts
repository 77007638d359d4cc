import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { everything, type ShownPage, type Version, versionQuery } from './front-page-query.ts';

/** The actions on a version; each applies to the state that the member saw. */
export function useVersionSteps() {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const readAgain = () => queries.invalidateQueries({ queryKey: everything });
  const seen = ({ id, version }: Version) => ({ id, version });
  const save = useMutation({
    mutationFn: ({ version, page }: { version: Version; page: FrontPage }) =>
      ask('saveFrontPage', { ...seen(version), page }),
    onSuccess: ({ version, page }) => {
      queries.setQueryData<ShownPage>(
        versionQuery(version.id).queryKey,
        (before) => before && { ...before, version, page },
      );
      void readAgain();
    },
  });
  const schedule = useMutation({
    mutationFn: ({ version, at }: { version: Version; at: string }) =>
      ask('scheduleFrontPage', { ...seen(version), at }),
    onSettled: readAgain,
  });
  const cancel = useMutation({
    mutationFn: (version: Version) => ask('cancelFrontPage', seen(version)),
    onSettled: readAgain,
  });
  const publish = useMutation({
    mutationFn: (version: Version) => ask('publishFrontPage', seen(version), keyOf(seen(version))),
    onSuccess: renew,
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: (version: Version) => ask('deleteFrontPage', seen(version)),
    onSettled: readAgain,
  });
  /** From an earlier version, or null: from what the shop shows. */
  const begin = useMutation({
    mutationFn: (from: number | null) => ask('createFrontPage', { from }, keyOf({ from })),
    onSuccess: renew,
    onSettled: readAgain,
  });
  return { save, schedule, cancel, publish, remove, begin, readAgain };
}
