import './rail.css';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import { Link, NavLink } from 'react-router';
import { useMay, useMember } from '../calls/session.ts';
import { Icon } from '../icons/icon.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { roleNames } from '../show/role-names.ts';
import { LogOut } from './log-out.tsx';
import { SECTION_GROUPS } from './sections.ts';

/** The sections that the member may open. Slim: only icons, with their names as titles. */
export function Rail({ slim }: { slim: boolean }) {
  const may = useMay();
  const { name, roles } = useMember();
  return (
    <aside className={slim ? 'rail rail--slim' : 'rail'}>
      <div className="rail__in">
        <Link className="rail__logo" to="/" aria-label="Тохь, удирдлага">
          <Logo />
        </Link>
        <nav className="rail__nav" aria-label="Удирдлага">
          {SECTION_GROUPS.map(({ title, sections }) => {
            const open = sections.filter((section) => may(section.may, 'reads'));
            if (open.length === 0) return null;
            return (
              <div key={title ?? ''}>
                {title !== null && <p className="rail__group">{title}</p>}
                <ul>
                  {open.map(({ path, label, icon }) => (
                    <li key={path}>
                      <NavLink className="rail__link" to={path} end={path === '/'} title={label}>
                        <Icon name={icon} />
                        <span className="rail__label">{label}</span>
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </nav>
        <div className="rail__me">
          <Link className="rail__own" to="/security" title="Миний аюулгүй байдал">
            <Avatar name={name} large />
            <span className="rail__who">
              <b>{name}</b>
              {roleNames(roles)}
            </span>
          </Link>
          <LogOut />
        </div>
      </div>
    </aside>
  );
}
