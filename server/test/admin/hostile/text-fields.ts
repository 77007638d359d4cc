// The text fields of a body, read from its schema; new fields of a call are found automatically.
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
type Value = unknown;

export interface TextField {
  /** `[]` stands for a list item. */
  path: readonly string[];
  longest: number;
}

/** Accepts any text: without a pattern, a format or choices. Records of settings are handled by their forms. */
const isFree = ({ type, pattern, format, enum: choices, const: only }: Schema): boolean =>
  type === 'string' && pattern === undefined && format === undefined && choices === undefined && only === undefined;

const variantsOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] =>
  [...anyOf, ...oneOf, ...allOf] as Schema[];

export const schemaOf = (body: z.ZodType): Schema => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });

/** The fields of a body that accept any text, each path once. */
export function textFieldsOf(schema: Schema): TextField[] {
  const found = new Map<string, TextField>();
  const look = (at: Schema, path: readonly string[]): void => {
    for (const variant of variantsOf(at)) look(variant, path);
    if (isFree(at)) {
      const name = path.join('.');
      found.set(name, { path, longest: Math.max(at.maxLength ?? 2_000, found.get(name)?.longest ?? 0) });
    }
    for (const [name, inner] of Object.entries(at.properties ?? {})) look(inner as Schema, [...path, name]);
    if (typeof at.items === 'object' && !Array.isArray(at.items)) look(at.items as Schema, [...path, '[]']);
  };
  look(schema, []);
  return [...found.values()];
}

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasPath(schema: Schema, [first, ...rest]: readonly string[]): boolean {
  const variants = variantsOf(schema);
  if (variants.length > 0) return variants.some((one) => hasPath(one, first === undefined ? [] : [first, ...rest]));
  if (first === undefined) return true;
  const inner = first === '[]' ? schema.items : schema.properties?.[first];
  return typeof inner === 'object' && hasPath(inner as Schema, rest);
}

/** By the constants that identify a variant of a union. */
function fits(schema: Schema, value: Value): boolean {
  if (schema.type !== 'object') return schema.type === 'array' ? Array.isArray(value) : typeof value === schema.type;
  if (!isObject(value)) return false;
  const properties = Object.entries(schema.properties ?? {}) as [string, Schema][];
  return (
    Object.keys(value).every((name) => schema.properties?.[name] !== undefined) &&
    properties.every(([name, { const: only, enum: choices }]) =>
      only !== undefined ? value[name] === only : choices === undefined || choices.includes(value[name] as never),
    )
  );
}

/** Codes and times of the demo shop, for fields with a pattern. */
const KNOWN = ['70489215', '2026-11-20T00:00:00.000Z', '2026-11-20', 'sofa', '1234567'];

/** A small value that matches the schema. */
function sample(schema: Schema): Value {
  const { const: only, enum: choices, default: usual, type } = schema;
  if (only !== undefined) return only;
  if (choices !== undefined) return choices[0];
  if (usual !== undefined) return usual;
  const variants = variantsOf(schema);
  const chosen = variants.find((one) => one.type === 'null') ?? variants[0];
  if (chosen !== undefined) return sample(chosen);
  if (type === 'string')
    return KNOWN.find((one) => schema.pattern !== undefined && new RegExp(schema.pattern, 'u').test(one)) ?? 'Бичвэр';
  if (type === 'integer' || type === 'number')
    return Math.max(schema.minimum ?? 1, Number(schema.exclusiveMinimum ?? 0) + 1);
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type !== 'object') return null;
  const wanted = schema.required ?? [];
  return Object.fromEntries(wanted.map((name) => [name, sample(schema.properties?.[name] as Schema)]));
}

/** The body with a text as the value of a field; missing parents are filled in. */
export function withText(schema: Schema, value: Value, path: readonly string[], text: string): Value {
  const variants = variantsOf(schema).filter((one) => hasPath(one, path));
  if (variants.length > 0) {
    const same = variants.find((one) => fits(one, value));
    const [chosen = same] = same === undefined ? variants : [same];
    return withText(chosen as Schema, same === undefined ? sample(chosen as Schema) : value, path, text);
  }
  const [first, ...rest] = path;
  if (first === undefined) return text;
  if (first === '[]') {
    const items = schema.items as Schema;
    const [head, ...others] = Array.isArray(value) && value.length > 0 ? value : [sample(items)];
    return [withText(items, head, rest, text), ...others];
  }
  const base = isObject(value) ? value : (sample(schema) as Record<string, Value>);
  return { ...base, [first]: withText(schema.properties?.[first] as Schema, base[first], rest, text) };
}
