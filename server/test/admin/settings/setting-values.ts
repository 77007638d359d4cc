import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';

type Values = Record<string, unknown>;

/** Values for fields that are empty in the demo shop, or whose text has a format. */
const GIVEN: Readonly<Record<string, unknown>> = {
  tileAddress: 'https://tiles.example/{z}/{x}/{y}.png',
  register: '1234567',
  ages: { transfer: { soon: 1, late: 2 } },
  popularSearches: ['буйдан', 'орны хөнжил'],
};

/** A different value that the field's schema accepts. */
export function changedValue(field: SettingField, value: unknown): unknown {
  if (Object.hasOwn(GIVEN, field.name)) return GIVEN[field.name];
  if (field.kind === 'switch') return value !== true;
  if (field.kind === 'number') return Number(value) + (Number(value) + 1 > (field.max ?? Number.MAX_VALUE) ? -1 : 1);
  if (field.kind === 'choice') return field.choices.find((choice) => choice.value !== value)?.value;
  if (field.kind === 'group') return changedGroup(field.fields, value as Values);
  if (field.kind === 'list') {
    const [first, ...rest] = value as unknown[];
    const [item] = field.fields;
    if (item?.name === '') return [changedValue(item, first), ...rest];
    return [changedGroup(field.fields, first as Values), ...rest];
  }
  return changedText(String(value));
}

/** Changes the first changeable field. */
function changedGroup(fields: readonly SettingField[], value: Values): Values {
  const [field] = fields.filter(({ kind }) => kind !== 'fixed');
  return field === undefined ? value : { ...value, [field.name]: changedValue(field, value[field.name]) };
}

function changedText(text: string): string {
  const digit = /^(\d{4}-.*|.*)(\d)$/.exec(text);
  if (text.includes('@')) return `a${text}`;
  return digit === null ? `${text}a` : `${digit[1]}${(Number(digit[2]) + 1) % 10}`;
}

/** For each plain field of a form its path, and the form's value with that field made invalid. */
export function wrongValues(fields: readonly SettingField[], value: Values): [path: string, value: Values][] {
  return fields.flatMap((field) =>
    wrongIn(field, value[field.name]).map(([path, wrong]): [string, Values] => [
      `${field.name}${path}`,
      { ...value, [field.name]: wrong },
    ]),
  );
}

function wrongIn(field: SettingField, value: unknown): [path: string, wrong: unknown][] {
  if (field.kind === 'fixed') return [];
  if (field.kind === 'list') {
    const [first, ...rest] = value as unknown[];
    if (first === undefined) return [['', 'no list']];
    const [item] = field.fields;
    const inItem: [string, unknown][] =
      item?.name === ''
        ? wrongIn(item, first)
        : wrongValues(field.fields, first as Values).map(([path, wrong]) => [`.${path}`, wrong]);
    return [['', 'no list'], ...inItem.map(([path, wrong]): [string, unknown] => [`[0]${path}`, [wrong, ...rest]])];
  }
  if (field.kind === 'group' && value !== null)
    return wrongValues(field.fields, value as Values).map(([path, wrong]) => [`.${path}`, wrong]);
  const outside: [string, unknown][] =
    field.kind === 'number' && field.max !== null && field.max < Number.MAX_SAFE_INTEGER ? [['', field.max + 1]] : [];
  return [['', field.kind === 'text' ? { no: 'text' } : 'no such value'], ...outside];
}
