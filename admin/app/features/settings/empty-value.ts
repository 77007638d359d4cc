import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import type { Value } from './settings-query.ts';

/** The initial values of a new row of a list. */
export const emptyItem = (fields: readonly SettingField[]): Value => {
  const [only] = fields;
  if (only?.name === '') return emptyValue(only);
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
};

function emptyValue(field: SettingField): Value {
  if (field.isOptional) return null;
  if (field.kind === 'switch') return false;
  if (field.kind === 'number') return field.min ?? 0;
  if (field.kind === 'choice') return field.choices[0]?.value ?? '';
  if (field.kind === 'list') return [];
  return field.kind === 'group' || field.kind === 'table' ? emptyItem(field.fields) : '';
}
