import './auth-layout.css';
import { MOST_SAVED } from '@tokhi/rules/catalogue/favourites-limit';
import { groupThousands } from '@tokhi/rules/money/money';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type Picture, PictureView } from '@tokhi/ui/show/picture.tsx';
import type { ReactNode } from 'react';
import { Coin } from '../../../money/coin.tsx';

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  room: Picture | null;
  /** For the two-column form, which mentions the first bonus itself. */
  wide?: boolean;
  children: ReactNode;
}

// The room picture is cropped to the height of its layout, so it is wider than its visible part.
const SIZES = '(max-width: 767.98px) 1px, 1340px';

/** A page of login or registration: its form, and beside it the benefits of an account. */
export function AuthLayout({ title, lead, room, wide = false, children }: AuthLayoutProps) {
  return (
    <div className={wide ? 'auth auth--wide' : 'auth'}>
      <section className="auth__main">
        <h1 className="auth__title">{title}</h1>
        <p className="auth__lead">{lead}</p>
        {children}
      </section>
      <aside className="auth__side">
        {room !== null && (
          <div className="auth__room">
            <PictureView picture={room} alt="" sizes={SIZES} first />
          </div>
        )}
        <ul className="auth__why">
          <li>
            <Coin />
            <p>
              <b>{wide ? 'Бонус цуглана' : `${groupThousands(WELCOME_BONUS)} бонус`}</b>
              {wide ? 'Худалдан авалт бүрээс' : 'Имэйлээ баталгаажуулмагц орно'}
            </p>
          </li>
          <li>
            <Icon name="trending-down" />
            <p>
              <b>Үнэ буувал мэдэгдэнэ</b>
              Хадгалсан {MOST_SAVED} бараа хүртэл
            </p>
          </li>
          <li>
            <Icon name="truck" />
            <p>
              <b>Алхам бүр харагдана</b>
              Бээжингээс хаалга хүртэл
            </p>
          </li>
        </ul>
      </aside>
    </div>
  );
}
