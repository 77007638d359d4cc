// Product code (spec §3 formated_id): eight digits, printed in groups as 704.892.15 and found however they are typed.

const EIGHT_DIGITS = /^\d{8}$/;
/** Blanks, dots and every dash found in text copied from a page or a price tag. */
const BETWEEN_DIGITS = /[\s.\-‐-―]/g;

/** The code as it is printed on tags; a code of another length stays as it is. */
export const formatProductCode = (code: string): string => code.replace(/^(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3');

/** The code behind an article number in any spelling («704.892.15», «704 892 15», «704-892-15»); null when it is none. */
export function parseProductCode(typed: string): string | null {
  const digits = typed.replace(BETWEEN_DIGITS, '');
  return EIGHT_DIGITS.test(digits) ? digits : null;
}
