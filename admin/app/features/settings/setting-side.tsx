import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { changedValues } from './changed-values.ts';
import type { WholeForm } from './settings-query.ts';

/** The effects of the form, and when they start. */
export const SettingEffects = ({ form }: { form: WholeForm }) => (
  <Panel title="Юунд нөлөөлөх">
    <ul className="setting-effects">
      <li>
        <Icon name="eye" />
        <span>
          <b>Хаана харагдах</b>
          {form.affects}
        </span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          <b>Хэзээнээс</b>
          {form.from}
        </span>
      </li>
      <li>
        <Icon name="pen-line" />
        <span>
          <b>Сүүлд</b>
          {momentText(form.changed_at)}
          {form.changed_by !== null && `, ${form.changed_by}`}
        </span>
      </li>
    </ul>
  </Panel>
);

/** Who changed what, newest first. */
export function SettingHistory({ form }: { form: WholeForm }) {
  if (form.history.length === 0) return null;
  return (
    <Panel title="Түүх">
      <ul className="setting-history">
        {form.history.map(({ id, at, by, before, after }) => (
          <li key={id}>
            <b>{by ?? 'Систем'}</b> <span className="soft">{momentText(at)}</span>
            {changedValues(form.fields, { ...form.value, ...before }, { ...form.value, ...after }).map((one) => (
              <p key={one.label}>
                {one.label}: <del>{one.before}</del> {one.after}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
