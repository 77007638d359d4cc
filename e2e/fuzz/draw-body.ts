import type { SeededRandom } from '../../scripts/seeded-random.ts';

/** The part of JSON Schema that the shop's documents use. */
export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** A value as documented by the call, with texts from the words of the shop. */
export function drawBody(schema: Schema, words: readonly string[], random: SeededRandom): unknown {
  const draw = (part: Schema) => drawBody(part, words, random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0) return draw(random.oneOf(choices));
  if (schema.enum !== undefined) return random.oneOf(schema.enum);
  if ('const' in schema) return schema.const;
  const type = Array.isArray(schema.type) ? random.oneOf(schema.type) : (schema.type ?? 'string');
  switch (type) {
    case 'object':
      return drawObject(schema, draw, random);
    case 'array':
      return drawArray(schema, draw, random);
    case 'integer':
    case 'number':
      return drawNumber(schema, random);
    case 'boolean':
      return random.oneIn(2);
    case 'null':
      return null;
    default:
      return drawText(schema, words, random);
  }
}

function drawObject(
  { properties = {}, required = [] }: Schema,
  draw: (part: Schema) => unknown,
  random: SeededRandom,
): unknown {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random.oneIn(4));
  return Object.fromEntries(chosen.map(([name, part]) => [name, draw(part)]));
}

function drawArray(schema: Schema, draw: (part: Schema) => unknown, random: SeededRandom): unknown {
  if (schema.prefixItems !== undefined) {
    const drawn = schema.prefixItems.map(draw);
    // Pairs are ranges, and a reversed range is refused.
    return drawn.every((one) => typeof one === 'number') ? drawn.sort((a, b) => Number(a) - Number(b)) : drawn;
  }
  const { items, minItems = 0, maxItems = 4 } = schema;
  const length = random.oneIn(8) ? maxItems : minItems + random.whole(Math.min(4, maxItems - minItems + 1));
  return Array.from({ length: Math.min(length, 200) }, () => draw(typeof items === 'object' ? items : {}));
}

function drawNumber({ minimum, exclusiveMinimum, maximum }: Schema, random: SeededRandom): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const most = maximum ?? 1_000_000;
  return random.oneOf([least, most, least + random.whole(20), least + random.whole(most - least + 1)]);
}

function drawText({ minLength = 0, maxLength = 200 }: Schema, words: readonly string[], random: SeededRandom): string {
  let text = random.oneOf(words);
  while (random.oneIn(6)) text += ` ${random.oneOf(words)}`;
  if (random.oneIn(30)) text = text.repeat(50);
  return text.slice(0, maxLength).padEnd(minLength, 'а');
}
