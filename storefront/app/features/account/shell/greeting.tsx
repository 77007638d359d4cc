import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { firstName } from './first-name.ts';

/** Loaded after the page, into its reserved place. */
export function Greeting({ name }: { name: string }) {
  const { key } = useLocation();
  // A navigation closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = () => setOpenAt(null);
  const called = firstName(name);
  return (
    <>
      <button type="button" className="account__in" aria-expanded={open} onClick={() => setOpenAt(open ? null : key)}>
        <span className="account__name">{called === '' ? 'Сайн байна уу' : `Сайн байна уу, ${called}`}</span>
        <Icon name="chevron-down" />
      </button>
      {open && <AccountMenu onClose={close} />}
    </>
  );
}
