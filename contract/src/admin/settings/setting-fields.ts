import { z } from 'zod';

/** `fixed`: shown, never changed; `list`: items, each with `fields`; `table`: the same by key. Plain lists have one unnamed field. */
export const settingKinds = ['text', 'number', 'switch', 'choice', 'fixed', 'group', 'list', 'table'] as const;

/** One field of a form from the server's schema: the browser draws the form from it without the schema. */
export const settingField = z.object({
  name: z.string(),
  label: z.string(),
  /** «₮», «%», «цаг» after a number. */
  unit: z.string().nullable(),
  kind: z.enum(settingKinds),
  /** May be empty, which is null. */
  isOptional: z.boolean(),
  /** Limits of a number, of the length of a text or of a list. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  isWhole: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  get fields() {
    return z.array(settingField);
  },
});

export type SettingField = z.output<typeof settingField>;
