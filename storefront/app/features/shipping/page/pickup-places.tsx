import { OptionCard } from '@tokhi/ui/form/option-card.tsx';
import type { FormSectionProps } from './form-section-props.ts';

/** The stores for pickup, with address and hours; staff may close one. */
export function PickupPlaces({ form: { values, set }, shown }: Pick<FormSectionProps, 'form' | 'shown'>) {
  return (
    <fieldset className="shipping__places">
      <legend className="vh">Очиж авах салбар</legend>
      {shown.pickup.map(({ warehouse, name, address, hours }) => (
        <OptionCard
          key={warehouse}
          name="pickup"
          value={warehouse}
          title={name}
          note={
            <>
              {address}
              <br />
              {hours}
            </>
          }
          checked={values.warehouse === String(warehouse)}
          onChange={() => set({ warehouse: String(warehouse) })}
        />
      ))}
    </fieldset>
  );
}
