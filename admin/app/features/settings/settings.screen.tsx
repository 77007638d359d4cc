import '../../parts/table.css';
import './settings.css';
import './setting-fields.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { settingQuery, settingsQuery } from './settings-query.ts';

const HINTS = [
  ['/', 'хайх'],
  ['Ctrl S', 'хадгалах'],
] as const;

/** All settings of the shop: a list of forms, and the open one. */
export function Component() {
  const { form } = useParams();
  // A desktop screen has space for a form next to the list; a phone shows the list first.
  const name = form ?? 'tariff';
  const search = useRef<HTMLInputElement>(null);
  const list = useQuery(settingsQuery);
  const { data, error } = useQuery(settingQuery(name));
  useKeys([{ key: '/', does: 'хайх', press: () => search.current?.focus() }]);
  const groups = list.data?.groups ?? [];
  const count = groups.reduce((sum, { forms }) => sum + forms.length, 0);
  return (
    <>
      <PageHead title="Тохиргоо" end={<KeyHints hints={HINTS} />}>
        {count > 0 && <span className="soft">{count} бүлэг</span>}
      </PageHead>
      {[list.error, error].map(
        (failed) => failed !== null && <Note key={reasonOf(failed)} kind="bad" title={reasonOf(failed)} />,
      )}
      {form !== undefined && (
        <Link to="/settings" className="settings__back">
          Бүх тохиргоо
        </Link>
      )}
      <div className={`settings settings--${form === undefined ? 'list' : 'open'}`}>
        <SettingsNav groups={groups} searchRef={search} />
        {data !== undefined && <SettingForm key={data.form.name} form={data.form} />}
      </div>
    </>
  );
}
