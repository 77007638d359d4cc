import { formatTug } from '@tokhi/rules/money/money';
import { ASSEMBLY_TUG, FIXING_TUG } from '@tokhi/rules/order/assembly-and-fixing';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import type { FormSectionProps } from './form-section-props.ts';
import type { Goods } from './goods.ts';

const SERVICES = [
  { field: 'assemblecount', name: 'Угсралт', eachTug: ASSEMBLY_TUG },
  { field: 'mowcount', name: 'Хананд бэхлэх', eachTug: FIXING_TUG },
] as const;

/** Assembly and fixing, for one piece up to all of them (spec §2, §5). */
export function ServiceFields({ form: { values, set }, goods }: Pick<FormSectionProps, 'form'> & { goods: Goods }) {
  const pieces = goods.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <fieldset className="shipping__part">
      <legend>Нэмэлт үйлчилгээ</legend>
      <div className="shipping__services">
        {SERVICES.map(({ field, name, eachTug }) => {
          const count = Number(values[field]);
          return (
            <div key={field} className="shipping__service">
              <Checkbox
                checked={count > 0}
                onChange={(event) => set({ [field]: event.target.checked ? '1' : '0' })}
                label={
                  <>
                    <b>{name}</b>
                    <span className="shipping__each">{formatTug(eachTug)} / ширхэг</span>
                  </>
                }
              />
              {count > 0 && (
                <>
                  <Stepper
                    label={`${name}, тоо ширхэг`}
                    value={count}
                    min={1}
                    max={Math.max(pieces, count)}
                    onChange={(next) => set({ [field]: String(next) })}
                  />
                  <b className="shipping__cost">{formatTug(eachTug * count)}</b>
                </>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
