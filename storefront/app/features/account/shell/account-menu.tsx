import { useDismiss } from '@tokhi/ui/overlay/use-dismiss.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLogOut } from './use-log-out.ts';

/** The menu under the greeting (spec §2: my profile, log out). */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const menu = useRef<HTMLUListElement>(null);
  const { logOut, waiting } = useLogOut();
  useDismiss(menu, true, onClose);
  return (
    <ul className="account__menu" ref={menu}>
      <li>
        <Link className="account__way" to="/profile">
          <Icon name="user" />
          Миний профайл
        </Link>
      </li>
      <li>
        <Link className="account__way" to="/profile?role=saved">
          <Icon name="heart" />
          Хадгалсан бараа
        </Link>
      </li>
      <li>
        <button type="button" className="account__way" aria-busy={waiting} onClick={logOut}>
          <Icon name="log-out" />
          Гарах
        </button>
      </li>
    </ul>
  );
}
