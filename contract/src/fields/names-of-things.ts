// How requests name products, orders, rows and colours. Every call is public (decision 27), so each name is limited
// here, before any lookup.
import { LONGEST_COLOR_NAME, ROW_ID } from '@tokhi/rules/catalogue/list-bounds';
import { z } from 'zod';

/** A product code, as in links, carts and lists. */
export const productCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/);

/** A line of a cart by its product's code, or by its model's, as in §7. */
export const productCodeOrModel = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/);

/** A product by code or by numeric id: §2 links product pages by code, brand pages by id. */
export const productCodeOrId = z.union([
  z.string().trim().min(1).max(40),
  z
    .int()
    .positive()
    .transform((id) => String(id)),
]);

/** A row id; digits as text are accepted too, because ids come from the address bar. Fits a 32-bit column. */
export const rowId = z.union([
  z.int().positive().max(2_147_483_647),
  z
    .string()
    .regex(ROW_ID)
    .transform((digits) => Number(digits)),
]);

/** A district id; digits as text are accepted too, as selectors send them. Fits its 16-bit column. */
export const districtId = z.union([
  z.int().min(1).max(32_767),
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform((digits) => Number(digits)),
]);

/** A category or sub-category by its code. */
export const categoryCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/);

/** A colour by its name, as shown: colours have no other key in the spec. */
export const colorName = z.string().trim().min(1).max(LONGEST_COLOR_NAME);

/** An order by number, invoice or id: §2 has all three in the same place in addresses. */
export const orderReference = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

/** Coupon or voucher code as the customer typed it, compared in upper case. The shop knows which one it is (decision 8). */
export const couponCode = z.string().trim().toUpperCase().min(1).max(40);

/** A code field that may be left empty, as the spec's client sends it. */
export const couponCodeIfAny = z
  .string()
  .trim()
  .toUpperCase()
  .max(40)
  .transform((code) => (code === '' ? null : code))
  .nullish();
