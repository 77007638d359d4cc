import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { NavLink } from 'react-router';

/** The profile in the bar at the bottom of a phone; a guest is led to the login on the way. */
export const ProfileTab = () => (
  <NavLink className={`tabbar__i ${maskedIcon('user')}`} to="/profile">
    Профайл
  </NavLink>
);
