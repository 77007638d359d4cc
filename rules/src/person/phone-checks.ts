// Phone (spec §5): eight digits; the profile wants a mobile number, which starts with 8 or 9; the second phone may stay empty.

const EIGHT_DIGITS = /^\d{8}$/;
const MOBILE = /^[89]\d{7}$/;

export type PhoneReason =
  | 'phone_required'
  | 'phone_not_8_digits'
  | 'mobile_phone_malformed'
  | 'second_phone_not_8_digits';

/** Registration and shipping take every Mongolian number, land lines too. */
export function checkPhone(typed: string): PhoneReason | null {
  const phone = typed.trim();
  if (phone === '') return 'phone_required';
  return EIGHT_DIGITS.test(phone) ? null : 'phone_not_8_digits';
}

/** The profile form. */
export const checkMobilePhone = (typed: string): PhoneReason | null =>
  MOBILE.test(typed.trim()) ? null : 'mobile_phone_malformed';

/** A second phone, which may stay empty. */
export const checkSecondPhone = (typed: string): PhoneReason | null =>
  checkPhone(typed) === 'phone_not_8_digits' ? 'second_phone_not_8_digits' : null;
