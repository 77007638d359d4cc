// The front page in versions: a draft is composed, compared, checked, scheduled and published; every earlier one can be restored.
import { z } from 'zod';
import { nothing, successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { tug } from '../../fields/money.ts';
import { pictureFiles, picturePlaceholder } from '../../fields/pictures.ts';
import { defineAdminCall } from '../admin-call.ts';
import { LONGEST_ALT, type UploadRefusal, uploadRefusals } from '../picture-words.ts';
import { productCode } from '../product-list-calls.ts';
import { brandSlug, shelfCode } from '../shelves/shelf-fields.ts';
import { frontPage, frontPictureId } from './front-page-fields.ts';
import {
  type FrontPageField,
  type FrontPageSection,
  type FrontPageWarning,
  frontPageChanges,
  frontPageFields,
  frontPageSections,
  frontPageStates,
  frontPageWarnings,
} from './front-page-words.ts';

const id = z.int().positive().max(2_147_483_647);
const version = z.int().positive();
const count = z.int().nonnegative();
const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(words) as [Key, ...Key[]]);

const section = keysOf<FrontPageSection>(frontPageSections);

const listedVersion = z.object({
  id,
  /** Counts published versions: 1 is the page before the first one. Null until it is published. */
  number: z.int().positive().nullable(),
  state: z.enum(frontPageStates),
  /** For a draft: counts every change of it. */
  version,
  /** The `number` of the version it started from; null: from the page as it was in the shop. */
  based_on: z.int().positive().nullable(),
  /** The one that the shop shows. */
  is_current: z.boolean(),
  created_at: moment,
  created_by: z.string().nullable(),
  saved_at: moment,
  saved_by: z.string().nullable(),
  /** When it will be published. */
  publish_at: moment.nullable(),
  scheduled_by: z.string().nullable(),
  published_at: moment.nullable(),
  /** Who published it, or scheduled it. */
  published_by: z.string().nullable(),
});

const frontPicture = z.object({
  id: frontPictureId,
  state: z.enum(['ready', 'waiting', 'refused']),
  alt: z.string(),
  /** Of the largest file; null until it is encoded. */
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  /** Between its dark and its light parts; null if it was not measured. */
  contrast: z.number().nullable(),
  /** In the folder /images/room/. */
  file: z.string().nullable(),
  files: pictureFiles.nullable(),
  placeholder: picturePlaceholder,
  /** Name of the uploaded file. */
  original_name: z.string().nullable(),
  reason: z.enum(Object.keys(uploadRefusals) as [UploadRefusal, ...UploadRefusal[]]).nullable(),
});

/** A product on the page, as it is now. */
const namedProduct = z.object({
  code: productCode,
  name: z.string(),
  type: z.string(),
  colour: z.string(),
  picture: z.string().nullable(),
  price: tug,
  regular: tug,
  /** Whole per cent below the regular price. */
  cut: count,
  campaign_ends_at: moment.nullable(),
  remain: count,
  is_listed: z.boolean(),
});

export const listFrontPages = defineAdminCall('listFrontPages', {
  purpose: 'Drafts and scheduled versions, then what was published, the latest first, 30 at a time.',
  body: z.strictObject({ before: z.int().positive().optional() }),
  /** `next`: the number from which to ask for more. */
  reply: successReply({ versions: z.array(listedVersion), next: z.int().positive().nullable() }),
  refusals: [],
});

const shown = successReply({
  version: listedVersion,
  page: frontPage,
  products: z.array(namedProduct),
  /** Those that the page uses. */
  pictures: z.array(frontPicture),
  sub_categories: z.array(
    z.object({
      code: shelfCode,
      name: z.string(),
      category: z.string(),
      image: z.string().nullable(),
      is_shown: z.boolean(),
    }),
  ),
  categories: z.array(z.object({ code: shelfCode, name: z.string() })),
  brands: z.array(z.object({ code: brandSlug, name: z.string() })),
});

export const showFrontPage = defineAdminCall('showFrontPage', {
  purpose: 'A version of the front page with what it names and what can be chosen.',
  body: z.strictObject({ id }),
  reply: shown,
  refusals: ['front_page_not_found'],
});

/** A version, what the shop shows now, or an unsaved page. */
const compared = z.union([id, z.literal('shop'), frontPage]);

export const compareFrontPages = defineAdminCall('compareFrontPages', {
  purpose: 'What is added, removed, changed and moved from one front page to another, in the order of the page.',
  body: z.strictObject({ from: compared, to: compared }),
  reply: successReply({
    changes: z.array(
      z.object({
        section,
        change: z.enum(Object.keys(frontPageChanges) as [keyof typeof frontPageChanges]),
        /** The name of the item: its title, name or product. */
        item: z.string(),
        /** For a changed item. */
        field: keysOf<FrontPageField>(frontPageFields).nullable(),
        /** As staff read them: names of products, alt texts, times as ISO. */
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['front_page_not_found'],
});

export const checkFrontPage = defineAdminCall('checkFrontPage', {
  purpose: 'What to look at before a version is published, as of a moment.',
  body: z.strictObject({ id, at: moment.nullable() }),
  reply: successReply({
    warnings: z.array(
      z.object({
        kind: keysOf<FrontPageWarning>(frontPageWarnings),
        section,
        /** The item of the section, counted from 0; null: the section as a whole. */
        index: count.nullable(),
        item: z.string(),
        product: productCode.nullable(),
      }),
    ),
  }),
  refusals: ['front_page_not_found'],
});

export const createFrontPage = defineAdminCall('createFrontPage', {
  purpose:
    'Begins a draft from what the shop shows now, or from an earlier version, which it brings back when published.',
  body: z.strictObject({ from: id.nullable() }),
  reply: successReply({ version: listedVersion }),
  refusals: ['front_page_not_found'],
});

const changed = successReply({ version: listedVersion });
const named = { id, version };
const refusals = ['front_page_not_found', 'changed_meanwhile', 'front_page_published'] as const;

export const saveFrontPage = defineAdminCall('saveFrontPage', {
  purpose: 'Saves a draft as a whole. A scheduled version is first taken off its schedule.',
  body: z.strictObject({ ...named, page: frontPage }),
  /** With the ids of new events. */
  reply: successReply({ version: listedVersion, page: frontPage }),
  refusals: [...refusals, 'front_page_scheduled', 'choice_not_found', 'picture_not_found', 'alt_text_needed'],
});

export const scheduleFrontPage = defineAdminCall('scheduleFrontPage', {
  purpose: 'Has a draft published at a whole minute to come; one version a minute.',
  body: z.strictObject({ ...named, at: moment }),
  reply: changed,
  refusals: [...refusals, 'front_page_scheduled', 'front_page_minute_taken', 'front_page_minute_wrong'],
});

export const cancelFrontPage = defineAdminCall('cancelFrontPage', {
  purpose: 'Takes a version off its schedule: it is a draft again.',
  body: z.strictObject(named),
  reply: changed,
  refusals,
});

export const publishFrontPage = defineAdminCall('publishFrontPage', {
  purpose: 'Publishes a draft or a scheduled version now.',
  body: z.strictObject(named),
  reply: changed,
  refusals: [...refusals, 'choice_not_found'],
});

export const deleteFrontPage = defineAdminCall('deleteFrontPage', {
  purpose: 'Deletes a draft.',
  body: z.strictObject(named),
  reply: successReply({}),
  refusals: [...refusals, 'front_page_scheduled'],
});

export const listFrontPictures = defineAdminCall('listFrontPictures', {
  purpose: 'The pictures that banners and rooms can show, the latest first, with those that are being encoded.',
  body: nothing,
  reply: successReply({ pictures: z.array(frontPicture) }),
  refusals: [],
});

export const describeFrontPicture = defineAdminCall('describeFrontPicture', {
  purpose: 'Sets the alt text of a picture. Without one no page may show it.',
  body: z.strictObject({ id: frontPictureId, alt: z.string().trim().min(1).max(LONGEST_ALT) }),
  reply: successReply({ picture: frontPicture }),
  refusals: ['picture_not_found'],
});

export const frontPageCalls = {
  ...{ cancelFrontPage, checkFrontPage, compareFrontPages, createFrontPage, deleteFrontPage, describeFrontPicture },
  ...{ listFrontPages, listFrontPictures, publishFrontPage, saveFrontPage, scheduleFrontPage, showFrontPage },
};
