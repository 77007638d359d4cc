import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { groupThousands } from '@tokhi/rules/money/money';
import { plainText } from './plain-text.ts';
import type { Value } from './settings-query.ts';

export interface ChangedValue {
  /** «Дунд, Суурь». */
  label: string;
  before: string;
  after: string;
}

const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Values = Record<string, Value>;

/** The differences in words, field by field; a list is one field. */
export const changedValues = (
  fields: readonly SettingField[],
  before: Values,
  after: Values,
  inside: readonly string[] = [],
): ChangedValue[] =>
  fields.flatMap((field) => {
    const [was, is] = [before[field.name] ?? null, after[field.name] ?? null];
    if (isSame(was, is)) return [];
    const path = [...inside, field.label];
    if (field.kind === 'group' && was !== null && is !== null)
      return changedValues(field.fields, was as Values, is as Values, path);
    return [{ label: path.slice(-2).join(', '), before: valueText(field, was), after: valueText(field, is) }];
  });

/** A value in words. */
export function valueText(field: SettingField, value: Value): string {
  if (value === null || value === '') return 'хоосон';
  if (field.kind === 'switch') return value === true ? 'тийм' : 'үгүй';
  if (field.kind === 'choice') return field.choices.find((one) => one.value === value)?.label ?? plainText(value);
  if (typeof value === 'number') return `${groupThousands(value)}${field.unit ?? ''}`;
  if (Array.isArray(value)) return `${value.length} мөр`;
  return typeof value === 'object' ? 'өөр' : plainText(value);
}
