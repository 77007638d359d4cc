import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Shelf = CallReply<AdminCalls['listShelves']>['shelves'][number];
export type ShelfKind = Shelf['kind'];
export type Attributes = CallReply<AdminCalls['showAttributes']>;
export type Attribute = Attributes['attributes'][number];

export const shelvesQuery = queryOptions({
  queryKey: ['shelves', 'list'],
  queryFn: ({ signal }) => ask('listShelves', {}, { signal }),
});

export const attributesQuery = (category: number) =>
  queryOptions({
    queryKey: ['shelves', 'attributes', category],
    queryFn: ({ signal }) => ask('showAttributes', { category }, { signal }),
  });
