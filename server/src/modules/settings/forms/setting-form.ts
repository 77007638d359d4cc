import type { FieldLabels } from './describe-fields.ts';
import type { FormRecord } from './form-record.ts';

/** One form of the settings screen: a record, or some fields of one. */
export interface SettingForm {
  /** In addresses, calls and approvals. */
  name: string;
  title: string;
  record: FormRecord;
  /** Of the record; null: all. */
  fields: readonly string[] | null;
  /** Changed by two people, each with a fresh second factor. */
  isMoney: boolean;
  /** What customers or staff see of it. */
  affects: string;
  /** As `docs/caches.md` says it. */
  from: string;
  labels: FieldLabels;
  /** Words of the choices. */
  choices: Readonly<Record<string, string>>;
}

export interface FormGroup {
  title: string;
  forms: readonly SettingForm[];
}

/** The page that is rendered next reads it; the edge keeps pages for a minute. */
export const NEXT_PAGE = 'Дараагийн хуудаснаас. Хадгалсан хуудас 1 минут хүртэл хуучин байж болно';
/** `places` is kept for 60 seconds; orders read the table. */
export const PLACES = 'Захиалгад шууд, сагс ба хаягийн хуудсанд 1 минутын дотор';
export const AT_ONCE = 'Шууд';
