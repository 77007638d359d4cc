import { useDismiss } from '@tokhi/ui/overlay/use-dismiss.ts';
import { Heart, LogOut, User } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLogOut } from './use-log-out.ts';

/** What opens under the greeting (spec §2: my profile, log out). */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const menu = useRef<HTMLUListElement>(null);
  const { logOut, waiting } = useLogOut();
  useDismiss(menu, true, onClose);
  return (
    <ul className="account__menu" ref={menu}>
      <li>
        <Link className="account__way" to="/profile">
          <User className="icon" />
          Миний профайл
        </Link>
      </li>
      <li>
        <Link className="account__way" to="/profile?role=saved">
          <Heart className="icon" />
          Хадгалсан бараа
        </Link>
      </li>
      <li>
        <button type="button" className="account__way" aria-busy={waiting} onClick={logOut}>
          <LogOut className="icon" />
          Гарах
        </button>
      </li>
    </ul>
  );
}
