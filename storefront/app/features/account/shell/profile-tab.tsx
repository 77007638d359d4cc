import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { NavLink } from 'react-router';

/** The profile in the bar at the bottom of a phone; a guest gets to the login first. */
export const ProfileTab = () => (
  <NavLink className={`tabbar__i ${maskedIcon('user')}`} to="/profile">
    Профайл
  </NavLink>
);
