import { formatTug, type Tug } from '@tokhi/rules/money/money';
import { isLent, type PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import { checkPhone } from '@tokhi/rules/person/phone-checks';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PhoneInput } from '@tokhi/ui/form/phone-input.tsx';
import { type InputHTMLAttributes, useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';

interface LendingPhoneProps {
  lender: PaymentMethod;
  name: string;
  ordernumber: string;
  phone: string;
  totalTug: Tug;
  error: string | undefined;
  /** Props of the form's field. */
  field: InputHTMLAttributes<HTMLInputElement>;
}

/** The phone number at which the lender asks, and the loan that it offers, before the pay button is pressed. */
export function LendingPhone({ lender, name, ordernumber, phone, totalTug, error, field }: LendingPhoneProps) {
  const limit = useLendingLimit(lender, ordernumber, phone);
  return (
    <>
      <Field
        className="lender__phone"
        label={`${name}-д бүртгэлтэй утас`}
        help="Зээлийн хүсэлт энэ дугаарын апп руу очно."
        error={error}
      >
        {(ties) => <PhoneInput {...ties} {...field} autoComplete="tel-national" required />}
      </Field>
      <p className="lender__limit" aria-live="polite">
        {limit !== undefined && limitWords(name, limit, totalTug)}
      </p>
    </>
  );
}

function limitWords(name: string, limit: Tug | null, totalTug: Tug): string {
  if (limit === null) return `${name} зээлийн эрхийг тань одоо хэлсэнгүй. Төлөх үед шалгана.`;
  return limit < totalTug
    ? `Зээлийн эрх ${formatTug(limit)}, энэ захиалгад хүрэхгүй. Өөр хэлбэр сонгоно уу.`
    : `Зээлийн эрх ${formatTug(limit)}, энэ захиалгад хүрнэ.`;
}

/** Undefined until it is known; null if the lender does not say. */
function useLendingLimit(lender: PaymentMethod, ordernumber: string, phone: string): Tug | null | undefined {
  const [reported, setReported] = useState<{ phone: string; limit: Tug | null } | null>(null);
  useEffect(() => {
    if (!isLent(lender) || checkPhone(phone) !== null) return;
    const leaving = new AbortController();
    ask('lendingLimit', { lender, ordernumber, phone }, { signal: leaving.signal }).then(
      ({ limit }) => setReported({ phone, limit }),
      // Without an answer the customer pays as if the limit was never requested: the lender reports it then.
      () => setReported(null),
    );
    return () => leaving.abort();
  }, [lender, ordernumber, phone]);
  return reported?.phone === phone ? reported.limit : undefined;
}
