import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../calls/ask.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import type { Supplier } from '../purchases-query.ts';
import type { SupplierFields } from './supplier-fields.ts';

interface Saved {
  /** Null: a new one. */
  supplier: Supplier | null;
  typed: SupplierFields;
  retired: boolean;
}

/** Adds a supplier or saves it; lists with its name are read again, also after a refusal. */
export function useSupplier() {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  return useMutation({
    mutationFn: ({ supplier, typed, retired }: Saved) => {
      if (supplier === null) return ask('createSupplier', typed, keyOf(typed));
      return ask('saveSupplier', { id: supplier.id, version: supplier.version, ...typed, retired });
    },
    onSuccess: renew,
    onSettled: () =>
      Promise.all([['suppliers'], ['purchases']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
