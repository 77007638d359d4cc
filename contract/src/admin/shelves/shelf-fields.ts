import { z } from 'zod';

const shelfKinds = ['category', 'sub_category', 'brand', 'colour'] as const;
export const shelfKind = z.enum(shelfKinds);
export type ShelfKind = z.infer<typeof shelfKind>;

export const shelfId = z.int().positive().max(2_147_483_647);
export const shelfVersion = z.int().positive();
export const count = z.int().nonnegative();

export const shelfName = z.string().trim().min(1).max(60);
/** A category or sub-category in the addresses of the shop. */
export const shelfCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/);
export const brandSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
export const swatch = z.string().regex(/^#[0-9a-f]{6}$/);
/** The first sentence on the page of a category or brand; empty: none. */
export const sentence = z.string().trim().max(300);
export const taxCode = z.string().regex(/^[0-9]{7}$/);

/** Null: its kind does not have this. */
export const shelf = z.object({
  kind: shelfKind,
  ...{ id: shelfId, version: shelfVersion, name: z.string(), products: count },
  /** Its code or slug in the addresses of the shop, which never changes. */
  code: z.string().nullable(),
  /** The category of a sub-category. */
  parent: shelfId.nullable(),
  sentence: z.string().nullable(),
  /** Null also if the one of the settings applies. */
  tax_classification: z.string().nullable(),
  swatch: z.string().nullable(),
  is_shown: z.boolean().nullable(),
});
