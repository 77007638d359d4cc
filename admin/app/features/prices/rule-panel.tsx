import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { RuleForm, RuleKind } from './rule-form.ts';

export const KINDS: readonly (readonly [RuleKind, string])[] = [
  ['cost', 'Өртгөөр'],
  ['percent', 'Хувиар'],
  ['campaign', 'Кампанит'],
];

interface Shelf {
  id: number;
  name: string;
}

interface RulePanelProps {
  form: RuleForm;
  categories: readonly Shelf[];
  brands: readonly Shelf[];
  /** Fields that were missing when it was sent. */
  missing: readonly ('name' | 'reason')[];
  isBusy: boolean;
  isReady: boolean;
  set: (changes: Partial<RuleForm>) => void;
  onPrepare: () => void;
}

/** The goods, the rule, name and reason, and the button that prepares it. */
export function RulePanel({ form, categories, brands, missing, isBusy, isReady, set, onPrepare }: RulePanelProps) {
  const kinds = (
    <fieldset className="set-kinds" aria-label="Дүрмийн төрөл">
      {KINDS.map(([kind, text]) => (
        <button
          key={kind}
          type="button"
          className="set-kinds__i"
          aria-pressed={form.kind === kind}
          onClick={() => set({ kind })}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
  const typed = (name: 'rate' | 'margin' | 'percent' | 'cut' | 'to' | 'name' | 'reason') => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const shelf = (name: 'category' | 'brand', label: string, shelves: readonly Shelf[]) => (
    <Field label={label}>
      {(ties) => (
        <Select {...ties} value={form[name]} onChange={({ target }) => set({ [name]: target.value })}>
          <option value="">Бүгд</option>
          {shelves.map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Panel title="Дүрэм" end={kinds}>
      <div className="rule-fields">
        {shelf('category', 'Ангилал', categories)}
        {shelf('brand', 'Брэнд', brands)}
        {form.kind === 'cost' && (
          <>
            <Field label="Ханш, 1 ¥">{(ties) => <TextInput {...ties} inputMode="decimal" {...typed('rate')} />}</Field>
            <Field label="Ашиг, %">{(ties) => <TextInput {...ties} inputMode="decimal" {...typed('margin')} />}</Field>
          </>
        )}
        {form.kind === 'percent' && (
          <Field label="Өөрчлөлт, %" help="−7 буулгана, 3.5 өсгөнө">
            {(ties) => <TextInput {...ties} {...typed('percent')} />}
          </Field>
        )}
        {form.kind === 'campaign' ? (
          <>
            <Field label="Хямдрал, %" help="0: кампанит дуусгана">
              {(ties) => <TextInput {...ties} inputMode="numeric" {...typed('cut')} />}
            </Field>
            <Field label="Дуусах" optional>
              {(ties) => <TextInput {...ties} type="datetime-local" {...typed('to')} />}
            </Field>
          </>
        ) : (
          <Field label="Бөөрөнхийлөх">
            {(ties) => (
              <Select
                {...ties}
                value={form.ending}
                onChange={({ target }) => set({ ending: target.value as RuleForm['ending'] })}
              >
                <option value="nine_hundred">…900</option>
                <option value="hundreds">…00</option>
                <option value="none">Бодсоноор</option>
              </Select>
            )}
          </Field>
        )}
        <Field
          className="rule-fields__whole"
          label="Багцын нэр"
          error={missing.includes('name') ? 'Нэр өгнө үү' : undefined}
        >
          {(ties) => <TextInput {...ties} maxLength={120} {...typed('name')} />}
        </Field>
        <Field
          className="rule-fields__whole"
          label="Шалтгаан"
          help="Үнийн түүхэнд үлдэнэ"
          error={missing.includes('reason') ? 'Шалтгаанаа бичнэ үү' : undefined}
        >
          {(ties) => <TextInput {...ties} maxLength={300} {...typed('reason')} />}
        </Field>
      </div>
      <Button wide busy={isBusy} disabled={!isReady} onClick={onPrepare}>
        Багц бэлтгэх <Kbd inButton>Ctrl Enter</Kbd>
      </Button>
    </Panel>
  );
}
