import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Product = CallReply<AdminCalls['showProduct']>['product'];

export const productQuery = (code: string) =>
  queryOptions({
    queryKey: ['product', code],
    queryFn: ({ signal }) => ask('showProduct', { code }, { signal }),
  });
