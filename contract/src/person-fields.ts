// What people type about themselves, with the bounds of spec §5 and its texts for what is wrong.
import { z } from 'zod';
import { texts } from './texts.ts';

/** Name of a person or an organisation. */
export const personName = z.string().trim().min(1, texts.nameRequired).max(100);

/** Compared without regard to case, so it is lower-cased before anything looks at it. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, texts.emailRequired)
  .max(254)
  .pipe(z.email(texts.emailMalformed));

/** Eight digits: registration and shipping take every Mongolian number. */
export const phone = z.string().regex(/^\d{8}$/, texts.phoneRequired);

/** The profile asks for a mobile number: eight digits, the first 8 or 9. */
export const mobilePhone = z.string().regex(/^[89]\d{7}$/, texts.phoneMalformed);

/** A second phone, which may stay empty. */
export const optionalPhone = z.union([z.literal(''), phone]).nullish();

/** A new password. The upper bound keeps hashing cheap to refuse. */
export const newPassword = z.string().min(8, texts.passwordTooShort).max(200);

/** A password that is only compared: whatever was once accepted may be tried. */
export const typedPassword = z.string().min(1).max(200);
