import './fees.css';
import { formatTug } from '@tokhi/rules/money/money';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { Ref } from 'react';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { type Choices, LIFTS, type Lift, missingIn, type PhoneDraft, type Quote } from './phone-draft.ts';
import { StepPanel } from './step-panel.tsx';

interface ReceivingPanelProps {
  draft: PhoneDraft;
  quote: Quote | undefined;
  choices: Choices | undefined;
  first: Ref<HTMLSelectElement>;
  onChange: (change: Partial<PhoneDraft>) => void;
}

const WAYS = [
  { value: 'delivery', text: 'Хүргүүлэх' },
  { value: 'pickup', text: 'Очиж авах' },
] as const;
const MOST_PIECES = 99;

/** The destination, and its cost with the reason of each fee. */
export function ReceivingPanel({ draft, quote, choices, first, onChange }: ReceivingPanelProps) {
  const isDelivered = draft.warehouse === 0;
  const places = choices?.pickup ?? [];
  const missing = missingIn(draft, quote);
  return (
    <StepPanel
      at={3}
      isDone={!missing.includes('хаяг') && !missing.includes('дүүрэг, хороо')}
      title="Хүлээн авах"
      end={
        <>
          <ChoiceRow
            label="Хэлбэр"
            value={isDelivered ? 'delivery' : 'pickup'}
            choices={WAYS}
            onChange={(way) => onChange({ warehouse: way === 'delivery' ? 0 : (places[0]?.warehouse ?? 1) })}
          />
          <Kbd>F4</Kbd>
        </>
      }
    >
      <div className="phone-order__body">
        {isDelivered ? (
          <Delivery {...{ draft, choices, first, onChange }} />
        ) : (
          <Field label="Дэлгүүр">
            {(ties) => (
              <Select
                {...ties}
                ref={first}
                value={draft.warehouse}
                onChange={({ target }) => onChange({ warehouse: Number(target.value) === 3 ? 3 : 1 })}
              >
                {places.map(({ warehouse, name, address }) => (
                  <option key={warehouse} value={warehouse}>
                    {name}, {address}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {quote !== undefined && <Fees quote={quote} />}
      </div>
    </StepPanel>
  );
}

function Delivery({ draft, choices, first, onChange }: Omit<ReceivingPanelProps, 'quote'>) {
  const districts = choices?.districts ?? [];
  const district = districts.find(({ id }) => id === draft.district);
  const khoroos = district?.asks_for_khoroo === true ? district.number_of_khoroo : 0;
  const used = draft.caller?.addresses ?? [];
  return (
    <>
      {used.length > 0 && (
        <p className="phone-order__used">
          {used.map((one) => (
            <button
              key={`${one.district} ${one.khoroo} ${one.more}`}
              type="button"
              className="phone-order__chip"
              aria-pressed={one.more === draft.address && one.district === draft.district}
              onClick={() => onChange({ district: one.district, khoroo: one.khoroo, address: one.more })}
            >
              {[districts.find(({ id }) => id === one.district)?.district, one.khoroo, one.more]
                .filter((part) => part !== undefined && part !== null)
                .join(', ')}
            </button>
          ))}
        </p>
      )}
      <div className="phone-order__grid">
        <Field label="Дүүрэг, аймаг">
          {(ties) => (
            <Select
              {...ties}
              ref={first}
              value={draft.district ?? ''}
              onChange={({ target }) => onChange({ district: Number(target.value) || null, khoroo: null })}
            >
              <option value="">Сонгоно</option>
              {districts.map(({ id, district: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {khoroos > 0 && (
          <Field label="Хороо">
            {(ties) => (
              <Select
                {...ties}
                value={draft.khoroo ?? ''}
                onChange={({ target }) => onChange({ khoroo: Number(target.value) || null })}
              >
                <option value="">Сонгоно</option>
                {Array.from({ length: khoroos }, (_, at) => at + 1).map((khoroo) => (
                  <option key={khoroo} value={khoroo}>
                    {khoroo}-р хороо
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label="Дэлгэрэнгүй" className="phone-order__wide">
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={200}
              autoComplete="off"
              placeholder="Хотхон, байр, орц, тоот"
              value={draft.address}
              onChange={({ target }) => onChange({ address: target.value })}
            />
          )}
        </Field>
        <Field label="Давхар">
          {(ties) => (
            <TextInput
              {...ties}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              value={draft.floor}
              onChange={({ target }) => onChange({ floor: target.value.replaceAll(/\D/g, '') })}
            />
          )}
        </Field>
        <Field label="Лифт">
          {(ties) => (
            <Select {...ties} value={draft.lift} onChange={({ target }) => onChange({ lift: target.value as Lift })}>
              {Object.entries(LIFTS).map(([lift, words]) => (
                <option key={lift} value={lift}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="phone-order__count">
          <span>{termLabels.assembly}</span>
          <Stepper
            label={termLabels.assembly}
            value={draft.assembly}
            min={0}
            max={MOST_PIECES}
            onChange={(assembly) => onChange({ assembly })}
          />
        </div>
        <div className="phone-order__count">
          <span>{termLabels.fixing}</span>
          <Stepper
            label={termLabels.fixing}
            value={draft.fixing}
            min={0}
            max={MOST_PIECES}
            onChange={(fixing) => onChange({ fixing })}
          />
        </div>
      </div>
    </>
  );
}

const NO_FEES = ['subtotal', 'sale', 'code'];

const Fees = ({ quote: { terms, pickup_saves, is_whole } }: { quote: Quote }) => (
  <>
    <h3 className="phone-order__sub">Хураамжийн тайлбар</h3>
    <ul className="fees">
      {terms
        .filter(({ name }) => !NO_FEES.includes(name))
        .map(({ name, amount, explanation }) => (
          <li key={name} className="fees__i">
            <span>
              {termLabels[name]}
              <small>{explanation}</small>
            </span>
            <b>{formatTug(amount)}</b>
          </li>
        ))}
    </ul>
    {!is_whole && <p className="phone-order__hint">Дүүрэг, хороог сонгомогц хүргэлтийн төлбөр нэмэгдэнэ.</p>}
    {pickup_saves > 0 && (
      <p className="phone-order__hint">
        <b>Очиж авбал {formatTug(pickup_saves)} хэмнэнэ.</b>
      </p>
    )}
  </>
);
