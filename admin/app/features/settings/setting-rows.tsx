import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import { emptyItem } from './empty-value.ts';
import { type Edited, SettingInput } from './setting-input.tsx';
import type { Value, Values } from './settings-query.ts';

interface Row {
  path: string;
  /** The name of a row: the group's label, or the key of a table. */
  title: string | null;
  value: Value;
  saved: Value | undefined;
}

function rowsOf(field: SettingField, path: string, value: Value, saved: Value | undefined): Row[] {
  if (Array.isArray(value))
    return value.map((one, index) => ({
      ...{ path: `${path}[${index}]`, title: null, value: one, saved: (saved as Value[] | undefined)?.[index] },
    }));
  const groups = value as Values;
  const titleOf = (name: string) =>
    field.fields.find((one) => one.name === name && one.kind === 'group')?.label ?? name;
  return Object.entries(groups).map(([name, one]) => ({
    ...{ path: `${path}.${name}`, title: titleOf(name), value: one, saved: (saved as Values | undefined)?.[name] },
  }));
}

/** A list, a table by key, or similar groups: one row each, one column per field. */
export function SettingRows({
  field,
  path,
  value,
  saved,
  wrong,
  isReadOnly,
  onChange,
}: Edited & { field: SettingField }) {
  const columns = field.kind === 'group' ? (field.fields[0]?.fields ?? []) : field.fields;
  const isList = field.kind === 'list';
  const isFixed = field.kind === 'group' || field.min === field.max;
  const rows = rowsOf(field, path, value, saved);
  const list = isList ? (value as Value[]) : [];
  const put = (index: number, next: Value) =>
    isList
      ? onChange(list.map((one, at) => (at === index ? next : one)))
      : onChange(
          Object.fromEntries(Object.entries(value as Values).map((one, at) => (at === index ? [one[0], next] : one))),
        );
  const rename = (index: number, name: string) =>
    onChange(
      Object.fromEntries(Object.entries(value as Values).map((one, at) => (at === index ? [name, one[1]] : one))),
    );
  const remove = (index: number) =>
    isList
      ? onChange(list.filter((_, at) => at !== index))
      : onChange(Object.fromEntries(Object.entries(value as Values).filter((_, at) => at !== index)));
  const add = () =>
    isList
      ? onChange([...list, emptyItem(columns)])
      : onChange({ ...(value as Values), [`шинэ ${rows.length + 1}`]: emptyItem(columns) });
  return (
    <div className="setting-rows">
      <table className="table setting-rows__table">
        <caption className="setting-rows__caption">{field.label}</caption>
        <thead>
          <tr>
            {!isList && <th scope="col">{field.kind === 'group' ? 'Ангилал' : 'Төрөл'}</th>}
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            {!isFixed && (
              <th scope="col">
                <span className="vh">Хасах</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and stay where they are while one types
            <tr key={index}>
              {row.title !== null && (
                <th scope="row">
                  {field.kind === 'table' ? (
                    <TextInput
                      aria-label={`Төрөл ${index + 1}`}
                      value={row.title}
                      readOnly={isReadOnly}
                      onChange={({ target }) => rename(index, target.value)}
                    />
                  ) : (
                    row.title
                  )}
                </th>
              )}
              {columns.map((column) => {
                const isPlain = column.name === '';
                return (
                  <td key={column.name} data-label={column.label}>
                    <SettingInput
                      {...{ field: column, inTable: true, wrong, isReadOnly }}
                      path={isPlain ? row.path : `${row.path}.${column.name}`}
                      value={isPlain ? row.value : ((row.value as Values)[column.name] ?? null)}
                      saved={isPlain ? row.saved : (row.saved as Values | undefined)?.[column.name]}
                      onChange={(next) =>
                        put(index, isPlain ? next : { ...(row.value as Values), [column.name]: next })
                      }
                    />
                  </td>
                );
              })}
              {!isFixed && (
                <td>
                  <Button
                    kind="quiet"
                    size="s"
                    disabled={isReadOnly}
                    aria-label={`${index + 1}-р мөрийг хасах`}
                    icon={<Icon name="trash-2" />}
                    onClick={() => remove(index)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {wrong === path && <p className="setting-input__wrong">Жагсаалт тохирохгүй байна</p>}
      {!isFixed && (
        <Button kind="outline" size="s" icon={<Icon name="plus" />} disabled={isReadOnly} onClick={add}>
          Мөр нэмэх
        </Button>
      )}
    </div>
  );
}
