import type { FieldLabels } from './describe-fields.ts';
import type { FormRecord } from './form-record.ts';

/** One form of the settings screen: a record, or some fields of one. */
export interface SettingForm {
  /** Used in addresses, calls and approvals. */
  name: string;
  title: string;
  record: FormRecord;
  /** Fields of the record; null: all. */
  fields: readonly string[] | null;
  /** Changed by two people, each with a fresh second factor. */
  isMoney: boolean;
  /** The effect for customers or staff. */
  affects: string;
  /** When it applies, as in `docs/caches.md`. */
  from: string;
  labels: FieldLabels;
  /** Labels of the choices. */
  choices: Readonly<Record<string, string>>;
}

export interface FormGroup {
  title: string;
  forms: readonly SettingForm[];
}

/** The next rendered page uses it; the edge caches pages for a minute. */
export const NEXT_PAGE = 'Дараагийн хуудаснаас. Хадгалсан хуудас 1 минут хүртэл хуучин байж болно';
/** `places` is cached for 60 seconds; orders read the table. */
export const PLACES = 'Захиалгад шууд, сагс ба хаягийн хуудсанд 1 минутын дотор';
export const AT_ONCE = 'Шууд';
