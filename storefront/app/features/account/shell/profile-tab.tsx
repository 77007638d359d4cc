import { Icon } from '@tokhi/ui/show/icon.tsx';
import { NavLink } from 'react-router';

/** The profile in the bar at the bottom of a phone; a guest is led to the login on the way. */
export const ProfileTab = () => (
  <NavLink className="tabbar__i" to="/profile">
    <Icon name="user" />
    <span>Профайл</span>
  </NavLink>
);
