import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { Shelf } from './shelves-query.ts';

export type ShelfDraft = Partial<
  Pick<Shelf, 'name' | 'sentence' | 'parent' | 'tax_classification' | 'swatch' | 'is_shown'>
>;

interface ShelfFieldsProps {
  shelf: Shelf;
  draft: ShelfDraft;
  categories: readonly Shelf[];
  onType: (typed: ShelfDraft) => void;
}

/** The fields of a shelf of this kind; its address is read-only. */
export function ShelfFields({ shelf, draft, categories, onType }: ShelfFieldsProps) {
  const typed = { ...shelf, ...draft };
  const classOf = (name: keyof ShelfDraft, more = '') =>
    typed[name] === shelf[name] ? more : `${more} shelf-fields__changed`;
  return (
    <div className="shelf-fields">
      <Field label="Нэр" className={classOf('name')}>
        {(ties) => (
          <TextInput
            {...ties}
            maxLength={60}
            value={typed.name}
            onChange={({ target }) => onType({ name: target.value })}
          />
        )}
      </Field>
      {shelf.code !== null && (
        <Field label="Хаяг" help="Нэр солиход хэвээр үлдэнэ">
          {(ties) => <TextInput {...ties} readOnly value={shelf.code ?? ''} />}
        </Field>
      )}
      {shelf.kind === 'sub_category' && (
        <>
          <Field label="Харьяалах ангилал" help="Бараа, үзүүлэлт нь дагаж шилжинэ" className={classOf('parent')}>
            {(ties) => (
              <Select
                {...ties}
                value={typed.parent ?? ''}
                onChange={({ target }) => onType({ parent: Number(target.value) })}
              >
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label="Татварын ангилал"
            help="7 орон; хоосон бол тохиргоонынх"
            className={classOf('tax_classification')}
          >
            {(ties) => (
              <TextInput
                {...ties}
                inputMode="numeric"
                maxLength={7}
                value={typed.tax_classification ?? ''}
                onChange={({ target }) => onType({ tax_classification: target.value.replace(/\D/g, '') || null })}
              />
            )}
          </Field>
        </>
      )}
      {shelf.swatch !== null && (
        <Field label="Өнгөний дээж" className={classOf('swatch')}>
          {(ties) => (
            <TextInput
              {...ties}
              type="color"
              className="shelf-fields__swatch"
              value={typed.swatch ?? ''}
              onChange={({ target }) => onType({ swatch: target.value })}
            />
          )}
        </Field>
      )}
      {shelf.sentence !== null && (
        <Field label="Танилцуулга" help="Хуудасны эхэнд гарна" className={classOf('sentence', 'shelf-fields__wide')}>
          {(ties) => (
            <TextArea
              {...ties}
              rows={2}
              maxLength={300}
              value={typed.sentence ?? ''}
              onChange={({ target }) => onType({ sentence: target.value })}
            />
          )}
        </Field>
      )}
      {shelf.is_shown !== null && (
        <Checkbox
          label="Дэлгүүрийн цэсэнд харуулах"
          checked={typed.is_shown === true}
          onChange={({ target }) => onType({ is_shown: target.checked })}
        />
      )}
    </div>
  );
}
