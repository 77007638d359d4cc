import type { FrontPageField } from '@tokhi/contract/admin/front-page/front-page-words';
import { isFieldChanged } from '../draft/changed-rows.ts';
import { changeRow, type Row, type RowSection } from '../draft/page-draft.ts';
import { useComposing } from './composing.ts';

/** The plain-text fields of a row. */
type TextOf<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields];

/** One row of a section as a form. */
export interface RowForm<Section extends RowSection> {
  row: Row<Section>;
  edit: (change: Partial<Row<Section>>) => void;
  /** The state that a field shows with its value. */
  mark: (field: keyof Row<Section>) => { isDirty: boolean; error: string | undefined };
  text: (field: TextOf<Row<Section>>) => {
    value: string;
    onType: (value: string) => void;
    isDirty: boolean;
    error: string | undefined;
  };
}

export function useRowForm<Section extends RowSection>(section: Section, at: number): RowForm<Section> {
  const { draft, saved, problems, change } = useComposing();
  const row = draft.page[section][at] as Row<Section>;
  const key = draft.keys[section][at] ?? '';
  const edit = (part: Partial<Row<Section>>) => change((now) => changeRow(now, section, at, part));
  const mark = (field: keyof Row<Section>) => ({
    isDirty: isFieldChanged(saved, section, { key, row }, field),
    error: problems.find((one) => one.section === section && one.at === at && one.field === (field as FrontPageField))
      ?.text,
  });
  return {
    row,
    edit,
    mark,
    text: (field) => ({
      value: row[field] as string,
      onType: (value) => edit({ [field]: value } as Partial<Row<Section>>),
      ...mark(field),
    }),
  };
}
