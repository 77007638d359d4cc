import { User } from 'lucide-react';
import { NavLink } from 'react-router';

/** The profile in the bar at the bottom of a phone; a guest is led to the login on the way. */
export const ProfileTab = () => (
  <NavLink className="tabbar__i" to="/profile">
    <User className="icon" />
    <span>Профайл</span>
  </NavLink>
);
