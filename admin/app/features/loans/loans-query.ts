import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../calls/ask.ts';

export const loansQuery = queryOptions({
  queryKey: ['loans'],
  queryFn: ({ signal }) => ask('listLoans', {}, { signal }),
});
