import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(FOLDER).filter((file) => file.endsWith('.yml') && file !== 'config.yml');

// GitHub shows an error instead of a form with an unknown type, a field without a label or a duplicate id.
const id = z.string().regex(/^[a-z-]+$/);
const label = z.string().min(1);
const validations = z.strictObject({ required: z.boolean() }).optional();
const Field = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().min(1) }) }),
  z.strictObject({ type: z.enum(['textarea', 'input']), id, attributes: z.object({ label }), validations }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.object({ label, options: z.array(z.string()).min(2) }),
    validations,
  }),
]);
const Form = z.strictObject({
  name: z.string().min(3),
  description: z.string().min(3),
  labels: z.array(z.string()),
  body: z.array(Field).min(1),
});

test.each(forms)('%s is a form that a forge can show', (file) => {
  const form = Form.parse(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  const ids = form.body.flatMap((field) => (field.type === 'markdown' ? [] : [field.id]));
  expect(new Set(ids).size).toBe(ids.length);
});

test('there are forms, and an issue without one cannot be opened', () => {
  expect(forms.length).toBeGreaterThan(0);
  expect(parse(readFileSync(`${FOLDER}/config.yml`, 'utf8'))).toEqual({ blank_issues_enabled: false });
});
