import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type WholeForm = CallReply<AdminCalls['showSetting']>['form'];
export type FormGroup = CallReply<AdminCalls['listSettings']>['groups'][number];
/** Fields by name, as on the server. */
export type Values = WholeForm['value'];
export type Value = Values[string];

export const settingsQuery = queryOptions({
  queryKey: ['setting', 'list'],
  queryFn: ({ signal }) => ask('listSettings', {}, { signal }),
});

export const settingQuery = (form: string) =>
  queryOptions({
    queryKey: ['setting', 'one', form],
    queryFn: ({ signal }) => ask('showSetting', { form }, { signal }),
  });
