import {
  type FrontPageField,
  frontPageChanges,
  frontPageFields,
} from '@tokhi/contract/admin/front-page/front-page-words';
import { momentText } from '../../../show/moment-text.ts';
import type { Change } from '../front-page-query.ts';

const TIMES: readonly FrontPageField[] = ['starts_at', 'ends_at'];

const valueText = (field: FrontPageField, value: string | null): string => {
  if (value === null || value === '') return '—';
  return TIMES.includes(field) ? momentText(value) : value;
};

/** One change in words: the item, its old and its new value. */
export const ChangeWords = ({ change: { change, item, field, before, after } }: { change: Change }) =>
  field === null ? (
    <span className="change-words">
      {frontPageChanges[change]} <b>{item}</b>
    </span>
  ) : (
    <span className="change-words">
      {item}, {frontPageFields[field].toLowerCase()} <del>{valueText(field, before)}</del>{' '}
      <b>{valueText(field, after)}</b>
    </span>
  );
