import { LONGEST_ADDRESS } from '@tokhi/rules/order/shipping-checks';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { khoroosOf } from '../../cart/page/public.ts';
import { MapButton } from '../map/map-button.tsx';
import type { FormSectionProps } from './form-section-props.ts';
import { PreviousAddresses } from './previous-addresses.tsx';
import { destinationOf, districtOf, typedNumber } from './price-form.ts';
import type { Places } from './use-shown.ts';

/** District, khoroo and the rest of the address, or one used before; the pin on the map is an extra. */
export function AddressFields({ form, shown, total, places }: FormSectionProps & { places: Places | null }) {
  const { values, errors, text, set } = form;
  const district = districtOf(values, shown);
  const delivery = total.terms.find(({ name }) => name === 'delivery');
  // Without a khoroo nothing is charged yet, and the text would be that of a pickup.
  const help = destinationOf(values, shown) === 'pickup' ? undefined : delivery?.explanation;

  // Khoroo and pin belonged to the other district.
  const handleDistrict = (id: string) => set({ district: id, khoroo: '', lat: '', long: '', w3w: '' });

  const pin =
    values.lat === '' || values.long === ''
      ? null
      : { lat: Number(values.lat), long: Number(values.long), w3w: values.w3w === '' ? null : values.w3w };
  return (
    <div className="shipping__address">
      <PreviousAddresses form={form} shown={shown} />
      <div className="shipping__fields">
        <Field label="Дүүрэг" error={errors.district} help={district?.asks_for_khoroo ? undefined : help}>
          {(ties) => (
            <Select
              {...ties}
              {...text('district')}
              onChange={(event) => handleDistrict(event.target.value)}
              autoComplete="address-level2"
              required
            >
              {district === undefined && <option value="">Дүүргээ сонгоно уу</option>}
              {shown.districts.map(({ id, district: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {district?.asks_for_khoroo && (
          <Field label="Хороо" error={errors.khoroo} help={help}>
            {(ties) => (
              <Select {...ties} {...text('khoroo')} autoComplete="off" required>
                {typedNumber(values.khoroo) === null && <option value="">Хороогоо сонгоно уу</option>}
                {khoroosOf(district).map((khoroo) => (
                  <option key={khoroo} value={khoroo}>
                    {khoroo}-р хороо
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          className="shipping__wide"
          label="Дэлгэрэнгүй хаяг"
          help={`${values.more.trim().length} / ${LONGEST_ADDRESS}`}
          error={errors.more}
        >
          {(ties) => (
            <TextArea
              {...ties}
              {...text('more')}
              rows={2}
              autoComplete="street-address"
              maxLength={LONGEST_ADDRESS}
              placeholder="Хотхон, байр, орц, давхар, тоот"
              required
            />
          )}
        </Field>
      </div>
      {places?.map && (
        <div className="shipping__map">
          <MapButton
            value={pin}
            threeWords={places.three_words}
            credit={places.map_credit}
            onChoose={(choice) =>
              set(
                choice === null
                  ? { lat: '', long: '', w3w: '' }
                  : { lat: String(choice.lat), long: String(choice.long), w3w: choice.w3w ?? '' },
              )
            }
          />
          {pin !== null && (
            <output className="shipping__pin" aria-label="Тэмдэглэсэн газар">
              {pin.lat.toFixed(5)}, {pin.long.toFixed(5)}
              {pin.w3w !== null && <b>{` ///${pin.w3w}`}</b>}
            </output>
          )}
        </div>
      )}
    </div>
  );
}
