import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import type { Attributes, Shelf } from './shelves-query.ts';

type Facts = CallBody<AdminCalls['saveShelf']>['changes'];
type WrittenAttributes = CallBody<AdminCalls['saveAttributes']>['attributes'];
type New = CallBody<AdminCalls['createShelf']>;

const seen = ({ id, version }: Shelf) => ({ id, version });

/** The actions on shelves. Afterwards, also after a refusal, everything that names them is read again. */
export function useShelfChange() {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const onSettled = () =>
    Promise.all(
      [['shelves'], ['product choices'], ['products']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const create = useMutation({
    mutationFn: async (body: New) => (await ask('createShelf', body, keyOf(body))).shelf,
    onSuccess: renew,
    onSettled,
  });
  const save = useMutation({
    mutationFn: async ({ shelf, changes, read, attributes }: Save) => {
      const after = changes === null ? shelf : (await ask('saveShelf', { ...seen(shelf), changes })).shelf;
      if (read === undefined || attributes === null) return;
      // Both raise the category's version: a colleague's specifications are not overwritten.
      const version = read.category.version + after.version - shelf.version;
      await ask('saveAttributes', { category: shelf.id, version, attributes });
    },
    onSettled,
  });
  const order = useMutation({
    mutationFn: ({ shelf, before, after }: { shelf: Shelf; before: number[]; after: number[] }) => {
      if (shelf.kind === 'colour') throw new Error('colours stand by name');
      return ask('orderShelves', { kind: shelf.kind, parent: shelf.parent, before, after });
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (shelf: Shelf) => ask('deleteShelf', { kind: shelf.kind, ...seen(shelf) }),
    onSettled,
  });
  const merge = useMutation({
    mutationFn: async ({ from, into }: { from: Shelf; into: Shelf }) => {
      // In portions: between two of them an order can lock its products.
      let { version } = into;
      for (let left = 1; left > 0; ) {
        const body = { kind: from.kind, from: seen(from), into: { id: into.id, version } };
        const moved = await ask('mergeShelves', body, keyOf(body));
        renew();
        ({ left, into_version: version } = moved);
      }
    },
    onSettled,
  });
  return { create, save, order, remove, merge };
}

interface Save {
  shelf: Shelf;
  changes: Facts | null;
  read: Attributes | undefined;
  attributes: WrittenAttributes | null;
}
