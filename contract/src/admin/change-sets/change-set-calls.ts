// Changes of many products at once: by a rule, in a grid or by an import; previewed, approved above a limit, applied by the worker and
// rolled back (record 197).
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { tug } from '../../fields/money.ts';
import { defineAdminCall } from '../admin-call.ts';
import { productCode } from '../product-list-calls.ts';
import {
  count,
  figures,
  gridProduct,
  listedSet,
  setId,
  setRow,
  shownSet,
  version,
  wanted,
} from './change-set-fields.ts';
import { shownRows } from './change-set-words.ts';

const reason = z.string().trim().min(3).max(300);
/** When it takes effect; null: at once. */
const at = moment.nullable();
const named = { set: setId, version };
const shown = successReply({ set: shownSet });

const previewChangeSet = defineAdminCall('previewChangeSet', {
  purpose: 'What a rule or a grid would change: counted, its largest changes, and whom it concerns.',
  body: z.strictObject({ wanted }),
  reply: successReply({
    figures,
    rows: z.array(setRow),
    effects: z.object({
      carts: count,
      unpaid: z.object({ count, sum: tug, orders: z.array(z.string()) }),
    }),
  }),
  refusals: ['too_many_products', 'changed_meanwhile', 'campaign_is_over'],
});

const prepareChangeSet = defineAdminCall('prepareChangeSet', {
  purpose: 'Writes down what a rule or a grid changes; nothing of the shop changes before it is applied.',
  body: z.strictObject({ wanted, name: z.string().trim().min(1).max(120), reason }),
  reply: shown,
  refusals: ['too_many_products', 'nothing_changes', 'changed_meanwhile', 'campaign_is_over'],
});

const showChangeSet = defineAdminCall('showChangeSet', {
  purpose: 'A change of many products: what it comes to, how far it is, and which products stay as they were.',
  body: z.strictObject({ set: setId }),
  reply: shown,
  refusals: ['change_set_not_found'],
});

const listChangeSets = defineAdminCall('listChangeSets', {
  purpose: 'The changes of many products, the newest first, 20 at a time.',
  body: z.strictObject({ before: setId.optional() }),
  /** `waits`: it was sent to a second person. */
  reply: successReply({ sets: z.array(listedSet.extend({ waits: z.boolean() })), next: setId.nullable() }),
  refusals: [],
});

const listChangeSetRows = defineAdminCall('listChangeSetRows', {
  purpose: 'The products of a set, the largest change first, 50 at a time.',
  body: z.strictObject({
    ...{ set: setId, show: z.enum(shownRows) },
    after: z.strictObject({ change: count, id: z.int().positive() }).optional(),
  }),
  reply: successReply({ rows: z.array(setRow), next: z.object({ change: count, id: z.int() }).nullable() }),
  refusals: ['change_set_not_found'],
});

const applyChangeSet = defineAdminCall('applyChangeSet', {
  purpose: 'Applies a set within the limit of one person, now or at a moment.',
  body: z.strictObject({ ...named, at }),
  reply: shown,
  refusals: ['change_set_not_found', 'changed_meanwhile', 'second_person_required', 'approval_in_work'],
});

const sendChangeSet = defineAdminCall('sendChangeSet', {
  purpose: 'Sends a set to a second person.',
  body: z.strictObject({ ...named, at }),
  reply: shown,
  refusals: ['change_set_not_found', 'changed_meanwhile', 'approval_in_work'],
});

const approveChangeSet = defineAdminCall('approveChangeSet', {
  purpose: 'Approves a set that somebody else sent, or declines it: approved it is applied, or waits for its moment.',
  body: z.strictObject({ approval: setId, version, state: z.enum(['approved', 'declined']) }),
  reply: shown,
  refusals: ['approval_not_found', 'changed_meanwhile', 'second_person_required'],
});

const discardChangeSet = defineAdminCall('discardChangeSet', {
  purpose: 'Gives up a set that is not applied yet, a scheduled one too.',
  body: z.strictObject(named),
  reply: shown,
  refusals: ['change_set_not_found', 'changed_meanwhile', 'approval_in_work'],
});

const rollBackChangeSet = defineAdminCall('rollBackChangeSet', {
  purpose: 'Rolls a set back, once: products that nobody changed since get back what they had.',
  body: z.strictObject({ set: setId, reason }),
  reply: shown,
  refusals: ['change_set_not_found', 'nothing_to_take_back'],
});

const showGrid = defineAdminCall('showGrid', {
  purpose: 'The fields of chosen products that the grid changes.',
  body: z.strictObject({ codes: z.array(productCode).min(1).max(500) }),
  reply: successReply({
    products: z.array(gridProduct),
    settings: z.object({ limit: z.number(), yuan_rate: z.number(), least_margin: z.number() }),
  }),
  refusals: [],
});

export const changeSetCalls = {
  previewChangeSet,
  prepareChangeSet,
  showChangeSet,
  listChangeSets,
  listChangeSetRows,
  applyChangeSet,
  sendChangeSet,
  approveChangeSet,
  discardChangeSet,
  rollBackChangeSet,
  showGrid,
};
