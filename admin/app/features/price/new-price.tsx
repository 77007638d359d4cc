import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ColourPrices } from './colour-prices.tsx';
import { type Mode, type PriceForm, wasCheaper } from './price-form.ts';
import type { Preview, Prices } from './price-query.ts';

export const MODES: readonly (readonly [Mode, string])[] = [
  ['now', 'Одоо'],
  ['planned', 'Төлөвлөх'],
  ['campaign', 'Кампанит'],
];

const ENDINGS: Readonly<Record<number, string>> = { 0: 'бөөрөнхийлөхгүй', 100: '…00', 900: '…900' };

interface NewPriceProps {
  prices: Prices;
  form: PriceForm;
  preview: Preview | undefined;
  set: (changes: Partial<PriceForm>) => void;
}

/** The wanted change: a price for each colour, now or at a moment, or a campaign for all ticked ones. */
export function NewPrice({ prices, form, preview, set }: NewPriceProps) {
  const modes = (
    <fieldset className="price-modes" aria-label="Төрөл">
      {MODES.map(([mode, text]) => (
        <button
          key={mode}
          type="button"
          className="price-modes__i"
          aria-pressed={form.mode === mode}
          onClick={() => set({ mode })}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
  const moment = (name: 'from' | 'to') => ({
    type: 'datetime-local' as const,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const cheaper = preview?.lines.filter(wasCheaper).length ?? 0;
  const foot = cheaper > 0 && (
    <span className="price-warning">
      <Icon name="triangle-alert" /> {cheaper} өнгө сүүлийн 30 хоногт энэ үнээр эсвэл үүнээс хямд зарагдсан.
    </span>
  );
  return (
    <Panel title="Шинэ үнэ" end={modes} foot={foot || undefined} flush>
      {form.mode !== 'now' && (
        <div className="price-terms">
          {form.mode === 'campaign' && (
            <Field label="Хямдрал, %" help={`Үнийн төгсгөл: ${ENDINGS[prices.settings.ending] ?? ''}`}>
              {(ties) => (
                <TextInput
                  {...ties}
                  inputMode="numeric"
                  value={form.percent}
                  onChange={({ target }) => set({ percent: target.value.replace(/\D/g, '').slice(0, 2) })}
                />
              )}
            </Field>
          )}
          <Field label="Эхлэх" optional={form.mode === 'campaign'}>
            {(ties) => <TextInput {...ties} {...moment('from')} />}
          </Field>
          {form.mode === 'campaign' && (
            <Field label="Дуусах" optional>
              {(ties) => <TextInput {...ties} {...moment('to')} />}
            </Field>
          )}
        </div>
      )}
      <ColourPrices colours={prices.colours} form={form} preview={preview} set={set} />
    </Panel>
  );
}
