import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Dotted paths of every field in a schema; lists are skipped in the path: `single.specs.name`. */
export const schemaFields = (schema: z.ZodType, io: 'input' | 'output'): Set<string> =>
  new Set(pathsOf(z.toJSONSchema(schema, { io }) as JsonSchema, ''));

function pathsOf(schema: JsonSchema, prefix: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...inside(inner, `${prefix}${name}.`),
  ]);
  const parts = [schema.items, schema.prefixItems, schema.anyOf, schema.oneOf, schema.allOf].flat();
  return [...own, ...parts.flatMap((part) => inside(part, prefix))];
}

const inside = (schema: unknown, prefix: string): string[] =>
  typeof schema === 'object' && schema !== null ? pathsOf(schema as JsonSchema, prefix) : [];
