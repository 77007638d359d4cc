import type { Address } from '@tokhi/contract/calls/checkout';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import type { FormSectionProps } from './form-section-props.ts';

const typed = (value: string | number | null): string => (value === null ? '' : String(value));

const fieldsOf = ({ district, khoroo, more_address, lat, long, w3w }: Address) => ({
  district: typed(district),
  khoroo: typed(khoroo),
  more: typed(more_address),
  lat: typed(lat),
  long: typed(long),
  w3w: typed(w3w),
});

/** Addresses of the customer's earlier orders, each with pin and words. The first of the reply is the profile. */
export function PreviousAddresses({ form: { values, set }, shown }: Pick<FormSectionProps, 'form' | 'shown'>) {
  const [, ...used] = shown.address;
  if (used.length === 0) return null;
  const isChosen = (one: Address) =>
    (['district', 'more'] as const).every((name) => fieldsOf(one)[name] === values[name]) &&
    (one.khoroo === null || typed(one.khoroo) === values.khoroo);
  const named = (id: number | null) => shown.districts.find((district) => district.id === id)?.district;
  return (
    <Field label="Өмнөх хаяг" className="shipping__used">
      {(ties) => (
        <Select
          {...ties}
          value={used.findIndex(isChosen)}
          onChange={(event) => {
            const one = used[Number(event.target.value)];
            if (one !== undefined) set(fieldsOf(one));
          }}
        >
          <option value={-1}>Шинэ хаяг</option>
          {used.map((one, at) => (
            <option key={JSON.stringify(fieldsOf(one))} value={at}>
              {[named(one.district), one.khoroo === null ? null : `${one.khoroo}-р хороо`, one.more_address]
                .filter(Boolean)
                .join(', ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
