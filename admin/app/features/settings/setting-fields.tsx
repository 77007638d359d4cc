import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { emptyItem } from './empty-value.ts';
import { type Edited, SettingInput } from './setting-input.tsx';
import { SettingRows } from './setting-rows.tsx';
import type { Value, Values } from './settings-query.ts';

type Fields = Omit<Edited, 'value' | 'saved' | 'onChange'> & {
  fields: readonly SettingField[];
  values: Values;
  saved: Values | undefined;
  onChange: (values: Values) => void;
};

/** The fields of a form or of one of its groups, as the server describes them. */
export function SettingFields({ fields, values, saved, path, onChange, ...rest }: Fields) {
  return (
    <div className="setting-fields">
      {fields.map((field) => (
        <OneField
          key={field.name}
          {...{ ...rest, field, path: path === '' ? field.name : `${path}.${field.name}` }}
          value={values[field.name] ?? null}
          saved={saved?.[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  );
}

const isAlike = ({ fields }: SettingField): boolean =>
  fields.length > 1 &&
  fields.every(({ kind, fields: inner }) => kind === 'group' && inner.length === fields[0]?.fields.length);

function OneField({ field, ...edited }: Edited & { field: SettingField }) {
  const { value, saved, onChange, isReadOnly, wrong, path } = edited;
  if (field.kind === 'list' || field.kind === 'table') return <SettingRows {...edited} field={field} />;
  if (field.kind !== 'group') return <SettingInput {...edited} field={field} />;
  if (value === null)
    return (
      <div className="setting-group">
        <h3>{field.label}</h3>
        <Button kind="outline" size="s" disabled={isReadOnly} onClick={() => onChange(emptyItem(field.fields))}>
          Нэмэх
        </Button>
      </div>
    );
  if (isAlike(field)) return <SettingRows {...edited} field={field} />;
  return (
    <fieldset className="setting-group">
      <legend>{field.label}</legend>
      <SettingFields
        {...{ fields: field.fields, values: value as Values, saved: (saved ?? undefined) as Values | undefined }}
        {...{ path, wrong, isReadOnly, onChange }}
      />
      {field.isOptional && !isReadOnly && (
        <Button kind="quiet" size="s" onClick={() => onChange(null as Value)}>
          Хасах
        </Button>
      )}
    </fieldset>
  );
}
