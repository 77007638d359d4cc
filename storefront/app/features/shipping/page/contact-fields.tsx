import { LONGEST_EMAIL } from '@tokhi/rules/person/email-checks';
import { LONGEST_NAME } from '@tokhi/rules/person/person-checks';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PhoneInput } from '@tokhi/ui/form/phone-input.tsx';
import { Segments } from '@tokhi/ui/form/segments.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { FormSectionProps } from './form-section-props.ts';
import { useOrganisation } from './use-organisation.ts';

const REGISTER_DIGITS = 7;

/** Who orders: an organisation has a register, and wants its VAT receipt; an individual has a second phone (spec §4, §5). */
export function ContactFields({ form: { values, errors, text, set } }: Pick<FormSectionProps, 'form'>) {
  const organisation = useOrganisation(values.register, !values.personal);
  return (
    <>
      <Segments
        label="Захиалагч"
        name="personal"
        value={values.personal ? 'personal' : 'organisation'}
        choices={[
          { value: 'personal', text: 'Хувь хүн' },
          { value: 'organisation', text: 'Байгууллага' },
        ]}
        onChange={(who) => set({ personal: who === 'personal', vat: who === 'organisation' })}
      />
      <fieldset className="shipping__part">
        <legend>Холбоо барих</legend>
        <div className="shipping__fields">
          {!values.personal && (
            <Field label="Байгууллагын регистр" help={organisation} error={errors.register}>
              {(ties) => (
                <TextInput
                  {...ties}
                  {...text('register')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={REGISTER_DIGITS}
                  required
                />
              )}
            </Field>
          )}
          <Field label="Нэр" error={errors.name}>
            {(ties) => <TextInput {...ties} {...text('name')} autoComplete="name" maxLength={LONGEST_NAME} required />}
          </Field>
          <Field label="Имэйл" error={errors.email}>
            {(ties) => (
              <TextInput
                {...ties}
                {...text('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={LONGEST_EMAIL}
                required
              />
            )}
          </Field>
          <Field label="Утас" error={errors.phone}>
            {(ties) => <PhoneInput {...ties} {...text('phone')} autoComplete="tel-national" required />}
          </Field>
          {values.personal && (
            <Field label="Нэмэлт утас" optional error={errors.phone2}>
              {(ties) => <PhoneInput {...ties} {...text('phone2')} autoComplete="off" />}
            </Field>
          )}
        </div>
      </fieldset>
    </>
  );
}
