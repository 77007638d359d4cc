import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { z } from 'zod';

/** By the path of a field, such as `deliveryFees.byWeight.far.base`: its label, or its label and unit. */
export type FieldLabels = Readonly<Record<string, string | readonly [label: string, unit: string]>>;

type Schema = z.core.JSONSchema.BaseSchema;

/** Describes the fields of a schema for the browser. A field without a label is a bug in the form, and its name is shown. */
export const describeFields = (schema: z.ZodType, words: { labels: FieldLabels; choices: Record<string, string> }) =>
  fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', words);

type Words = Parameters<typeof describeFields>[1];

const fieldsOf = ({ properties = {} }: Schema, path: string, words: Words): SettingField[] =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(schema as Schema, { name, path: path === '' ? name : `${path}.${name}`, words }),
  );

interface Place {
  name: string;
  path: string;
  words: Words;
}

function fieldOf(given: Schema, { name, path, words }: Place): SettingField {
  const variants = given.anyOf?.filter(({ type }) => type !== 'null') as Schema[] | undefined;
  const schema = variants?.[0] ?? given;
  const said = words.labels[path] ?? name;
  const [label, unit] = typeof said === 'string' ? [said, null] : said;
  const field = {
    ...{ name, label, unit, choices: [], fields: [], isWhole: schema.type === 'integer' },
    isOptional: given.anyOf?.some(({ type }) => type === 'null') ?? false,
    ...boundsOf(schema),
  };
  if (schema.readOnly === true) return { ...field, kind: 'fixed' };
  if (schema.enum !== undefined) {
    const choices = schema.enum.map((one) => ({
      value: String(one),
      label: words.choices[String(one)] ?? String(one),
    }));
    return { ...field, kind: 'choice', choices };
  }
  if (schema.type === 'object') {
    const items = schema.additionalProperties;
    return typeof items === 'object'
      ? { ...field, kind: 'table', fields: fieldsOf(items as Schema, path, words) }
      : { ...field, kind: 'group', fields: fieldsOf(schema, path, words) };
  }
  if (schema.type === 'array') return { ...field, kind: 'list', fields: itemOf(schema.items as Schema, path, words) };
  const kinds = { boolean: 'switch', number: 'number', integer: 'number' } as const;
  return { ...field, kind: kinds[schema.type as keyof typeof kinds] ?? 'text' };
}

/** A plain value: one field without a name. */
const itemOf = (item: Schema, path: string, words: Words): SettingField[] =>
  item.type === 'object' ? fieldsOf(item, path, words) : [fieldOf(item, { name: '', path, words })];

function boundsOf(schema: Schema): Pick<SettingField, 'min' | 'max'> {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const above = typeof exclusiveMinimum === 'number' && schema.type === 'integer' ? exclusiveMinimum + 1 : null;
  return { min: minimum ?? above ?? minLength ?? minItems ?? null, max: maximum ?? maxLength ?? maxItems ?? null };
}
