import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { type Ref, useState } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import type { FormGroup } from './settings-query.ts';

/** All forms by group; those about money have a lock, and those that wait for a second person a dot. */
export function SettingsNav({ groups, searchRef }: { groups: readonly FormGroup[]; searchRef: Ref<HTMLInputElement> }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = groups
    .map(({ title, forms }) => ({
      title,
      forms: forms.filter((form) => `${form.title} ${form.affects}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ forms }) => forms.length > 0);
  return (
    <nav className="panel settings-nav" aria-label="Тохиргоо">
      <TextInput
        compact
        type="search"
        ref={searchRef}
        aria-label="Тохиргоо хайх"
        placeholder="Хайх"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.map(({ title, forms }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {forms.map(({ name, title: called, isMoney, isWaiting }) => (
              <li key={name}>
                <NavLink to={`/settings/${name}`} className="settings-nav__link">
                  {called}
                  {isWaiting && <span className="settings-nav__waits">батлах</span>}
                  {isMoney && <Icon name="lock" />}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
