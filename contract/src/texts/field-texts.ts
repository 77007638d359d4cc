// What the customer reads next to a field: each reason that a check of rules/ can give, in the words of texts.ts.
// Without zod: forms show these, and the server refuses with the same words.

import type { SearchReason } from '@tokhi/rules/catalogue/search-check';
import type { ShippingReason } from '@tokhi/rules/order/shipping-checks';
import type { ConsumerReason } from '@tokhi/rules/payment/consumer-check';
import type { PaymentReason } from '@tokhi/rules/payment/payment-check';
import type { ContactReason } from '@tokhi/rules/person/contact-checks';
import type { EmailReason } from '@tokhi/rules/person/email-checks';
import type { PasswordReason } from '@tokhi/rules/person/password-checks';
import type { PersonReason } from '@tokhi/rules/person/person-checks';
import type { PhoneReason } from '@tokhi/rules/person/phone-checks';
import type { AccountReason } from '@tokhi/rules/refund/refund-account';
import type { ReviewReason } from '@tokhi/rules/review/review-checks';
import { texts } from './texts.ts';

export type FieldReason =
  | AccountReason
  | ConsumerReason
  | ContactReason
  | EmailReason
  | PasswordReason
  | PaymentReason
  | PersonReason
  | PhoneReason
  | ReviewReason
  | SearchReason
  | ShippingReason;

/**
 * Complete by its type. §5 has one text for several reasons of a field ("required, max 100"); if it has none, forms
 * prevent the value from being typed (`maxlength`, steppers, stars), and `invalidRequest` is for requests that bypass them.
 */
export const fieldTexts = {
  name_required: texts.nameRequired,
  name_too_long: texts.nameRequired,
  terms_not_accepted: texts.termsRequired,

  email_required: texts.emailRequired,
  email_malformed: texts.emailMalformed,
  forgot_password_email_malformed: texts.forgotPasswordEmailMalformed,

  phone_required: texts.phoneRequired,
  phone_not_8_digits: texts.phoneRequired,
  second_phone_not_8_digits: texts.phoneRequired,
  mobile_phone_malformed: texts.phoneMalformed,

  password_too_short: texts.passwordTooShort,
  password_too_long: texts.invalidRequest,
  confirmation_differs: texts.passwordMismatch,
  repeat_differs: texts.repeatPasswordWrong,

  delivery_not_chosen: texts.deliveryNotChosen,
  district_required: texts.addressIncomplete,
  khoroo_required: texts.addressIncomplete,
  address_required: texts.addressIncomplete,
  address_too_long: texts.invalidRequest,
  register_not_7_digits: texts.registerNumberMalformed,
  service_count_below_1: texts.invalidRequest,

  contact_title_required: texts.contactIncomplete,
  contact_title_too_long: texts.contactIncomplete,
  contact_message_required: texts.contactIncomplete,
  contact_message_too_long: texts.contactIncomplete,

  rate_not_1_to_5: texts.rateMissing,
  review_too_long: texts.invalidRequest,
  search_empty: texts.invalidRequest,
  search_too_long: texts.invalidRequest,
  payment_not_chosen: texts.paymentNotChosen,
  consumer_not_8_digits: texts.consumerMalformed,

  bank_required: texts.bankRequired,
  account_malformed: texts.accountMalformed,
  holder_required: texts.holderRequired,
} as const satisfies Record<FieldReason, string>;
