import './phone-tabs.css';
import { NavLink } from 'react-router';
import { useMay } from '../calls/session.ts';
import { Icon } from '../icons/icon.tsx';
import { SECTION_GROUPS } from './sections.ts';

/** The sections for a phone, under the thumb. */
export function PhoneTabs() {
  const may = useMay();
  const sections = SECTION_GROUPS.flatMap((group) => group.sections);
  return (
    <nav className="phone-tabs" aria-label="Доод цэс">
      {sections
        .filter((section) => section.onPhone === true && may(section.may, 'reads'))
        .map(({ path, label, icon }) => (
          <NavLink key={path} className="phone-tabs__i" to={path} end={path === '/'}>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
    </nav>
  );
}
