import { refuse } from '@tokhi/contract/texts/refusals';
import { z } from 'zod';
import type { Facts } from '../../audit/public.ts';
import { describeFields } from './describe-fields.ts';
import type { SettingForm } from './setting-form.ts';

/** The fields of a form for the browser. */
export const fieldsOfForm = ({ record, fields, labels, choices }: SettingForm) =>
  describeFields(record.schema, { labels, choices }).filter(({ name }) => fields === null || fields.includes(name));

/** The part of a record, or of a change, that a form shows. */
export const partOf = ({ fields }: SettingForm, value: object): Facts =>
  Object.fromEntries(Object.entries(value).filter(([name]) => fields === null || fields.includes(name)));

/** The record with the form's values; refused with the first invalid field, or a field that is not in the form. */
export function recordWith(form: SettingForm, current: object, typed: object): object {
  const stranger = Object.keys(typed).find((name) => form.fields !== null && !form.fields.includes(name));
  if (stranger !== undefined) throw refuse('setting_invalid', { field: stranger, problem: 'unrecognized_keys' });
  const parsed = form.record.schema.safeParse({ ...current, ...typed });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : (issue?.path ?? []);
  throw refuse('setting_invalid', { field: z.core.toDotPath(path), problem: issue?.code ?? 'custom' });
}
