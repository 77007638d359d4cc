// Settings: each record is a form that the server describes, changed by one person or, if it concerns money, by two.
import { z } from 'zod';
import { done, nothing, successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { settingField } from './setting-fields.ts';

const formName = z.string().regex(/^[a-z][a-z_]{0,59}$/);
/** Fields by name, each with its schema on the server. */
const fields = z.record(z.string(), z.json());
const version = z.int().positive();

const listedForm = z.object({
  name: formName,
  title: z.string(),
  isMoney: z.boolean(),
  /** What it changes for customers or staff, and from when. */
  affects: z.string(),
  from: z.string(),
  changed_at: moment,
  changed_by: z.string().nullable(),
  /** A change waits for a second person. */
  isWaiting: z.boolean(),
});

export const listSettings = defineAdminCall('listSettings', {
  purpose: 'All settings by group, with what each of them affects and from when.',
  body: nothing,
  reply: successReply({ groups: z.array(z.object({ title: z.string(), forms: z.array(listedForm) })) }),
  refusals: [],
});

export const showSetting = defineAdminCall('showSetting', {
  purpose: 'One form: its fields, what they are now, what waits for a second person, and who changed what.',
  body: z.strictObject({ form: formName }),
  reply: successReply({
    form: listedForm.extend({
      version,
      fields: z.array(settingField),
      value: fields,
      approval: z
        .object({
          ...{ id: z.int().positive(), version, value: fields, reason: z.string() },
          ...{ prepared_by: z.string(), isOwn: z.boolean(), requested_at: moment, expires_at: moment },
        })
        .nullable(),
      history: z.array(z.object({ id: z.int(), at: moment, by: z.string().nullable(), before: fields, after: fields })),
    }),
  }),
  refusals: ['setting_not_found'],
});

/** `setting_invalid`: `field` and `problem` say where and what is wrong. */
const saving = ['setting_not_found', 'setting_invalid', 'changed_meanwhile'] as const;
const change = { form: formName, value: fields, version };

export const saveSetting = defineAdminCall('saveSetting', {
  purpose: 'Saves a form that is not about money.',
  body: z.strictObject(change),
  reply: successReply({ version }),
  refusals: [...saving, 'second_person_required'],
});

export const prepareSetting = defineAdminCall('prepareSetting', {
  purpose: 'Prepares a change of a form about money, which a second person approves or declines.',
  body: z.strictObject({ ...change, reason: z.string().trim().min(1).max(500) }),
  reply: successReply({ approval: z.object({ id: z.int().positive(), version }) }),
  refusals: [...saving, 'approval_in_work'],
});

export const approveSetting = defineAdminCall('approveSetting', {
  purpose: 'Approves a prepared change, which is made in the same moment, or declines it.',
  body: z.strictObject({ approval: z.int().positive(), version, state: z.enum(['approved', 'declined']) }),
  reply: done,
  refusals: [...saving, 'approval_not_found', 'second_person_required'],
});
