import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../../calls/ask.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import { type ImportColumns, importQuery } from '../imports-query.ts';

type Marking = Pick<CallBody<AdminCalls['markImportRows']>, 'mark' | 'rows'>;
export type ImportAction =
  | ({ does: 'mark' } & Marking)
  | { does: 'map'; columns: ImportColumns }
  | { does: 'fix'; at: number; price: number }
  | { does: 'prepare'; reason: string; at: string | null };

/** Makes changes one after another, each with the version of the one before; the number of the change set once there is one. */
export function useImport(id: number) {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const { queryKey } = importQuery(id);
  return useMutation({
    scope: { id: `import ${id}` },
    mutationFn: async (action: ImportAction): Promise<number | null> => {
      const shown = queries.getQueryData(queryKey);
      const named = { id, version: shown?.import.version ?? 1 };
      const keep = ({ version, counts }: CallReply<AdminCalls['markImportRows']>) => {
        queries.setQueryData(queryKey, (old) => old && { ...old, import: { ...old.import, version, counts } });
        return null;
      };
      switch (action.does) {
        case 'mark':
          return keep(await ask('markImportRows', { ...named, mark: action.mark, rows: action.rows }));
        case 'map':
          return keep(await ask('mapImport', { ...named, columns: action.columns }));
        case 'fix':
          return keep(await ask('fixImportRow', { ...named, at: action.at, price: action.price }));
        case 'prepare': {
          const body = { ...named, reason: action.reason, at: action.at };
          return (await ask('prepareImport', body, keyOf(body))).change_set;
        }
      }
    },
    onSettled: (_done, _error, { does }) => {
      if (does === 'prepare') renew();
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['import rows', id] }),
        queries.invalidateQueries({ queryKey: does === 'prepare' ? ['imports'] : queryKey }),
      ]);
    },
  });
}
