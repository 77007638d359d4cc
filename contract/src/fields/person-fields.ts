// What people type about themselves. The checks are rules (spec §5, rules/src/*-checks.ts), the same ones that
// forms use; here they refuse, with the texts of field-texts.ts.
import { checkEmail, LONGEST_EMAIL } from '@tokhi/rules/person/email-checks';
import { checkNewPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@tokhi/rules/person/password-checks';
import { checkName, LONGEST_NAME } from '@tokhi/rules/person/person-checks';
import { checkMobilePhone, checkPhone, checkSecondPhone } from '@tokhi/rules/person/phone-checks';
import { z } from 'zod';
import { type FieldReason, fieldTexts } from '../texts/field-texts.ts';

/** Adds a check of rules/ to a schema: `z.string().trim().superRefine(checkedBy(checkName))`. */
export const checkedBy =
  <Value>(check: (value: Value) => FieldReason | null) =>
  (value: Value, context: { addIssue: (text: string) => void }): void => {
    const reason = check(value);
    if (reason !== null) context.addIssue(fieldTexts[reason]);
  };

// The limits in `meta` and `describe` are for the API's documentation only.

/** Name of a person or an organisation. */
export const personName = z.string().trim().superRefine(checkedBy(checkName)).meta({ maxLength: LONGEST_NAME });

/** Compared case-insensitively, so it is lower-cased first. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .superRefine(checkedBy(checkEmail))
  .meta({ format: 'email', maxLength: LONGEST_EMAIL });

/** Eight digits: registration and shipping take every Mongolian number. */
export const phone = z.string().trim().superRefine(checkedBy(checkPhone)).describe('Eight digits.');

/** The profile asks for a mobile number: eight digits, the first 8 or 9. */
export const mobilePhone = z
  .string()
  .trim()
  .superRefine(checkedBy(checkMobilePhone))
  .describe('Eight digits, the first 8 or 9.');

/** A second phone, which may stay empty. */
export const optionalPhone = z
  .string()
  .trim()
  .superRefine(checkedBy(checkSecondPhone))
  .describe('Eight digits, or empty.')
  .nullish();

/** A new password. Longer ones are refused before they cost time to hash. */
export const newPassword = z
  .string()
  .superRefine(checkedBy(checkNewPassword))
  .meta({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD });

/** A password that is only compared: every password that was once valid may be tried. */
export const typedPassword = z.string().min(1).max(LONGEST_PASSWORD);
