import { z } from 'zod';

/** `fixed`: shown, never changed; `list`: any number of items, each with `fields`; `table`: the same by a key. A list of plain values has one field without a name. */
export const settingKinds = ['text', 'number', 'switch', 'choice', 'fixed', 'group', 'list', 'table'] as const;

/** One field of a form as the server's schema has it: the browser draws the form by this and knows no schema. */
export const settingField = z.object({
  name: z.string(),
  label: z.string(),
  /** «₮», «%», «цаг» beside a number. */
  unit: z.string().nullable(),
  kind: z.enum(settingKinds),
  /** May be left empty, which is null. */
  isOptional: z.boolean(),
  /** Bounds of a number, of the length of a text or of a list. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  isWhole: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  get fields() {
    return z.array(settingField);
  },
});

export type SettingField = z.output<typeof settingField>;
