import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { Icon } from '../../../icons/icon.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { MISS_TEXTS } from './reason-texts.ts';

type Reply = CallReply<AdminCalls['addToTruck']>;
export type Scanned = { id: string; at: string } & (Reply['added'][number] | Reply['missed'][number]);

/** The result of each code, the last one first. */
export const ScanFeed = ({ scanned }: { scanned: readonly Scanned[] }) => (
  <ul className="feed" aria-live="polite">
    {scanned.length === 0 && <li className="feed__none">Уншсан код энд гарна.</li>}
    {scanned.map((one) => (
      <FeedLine key={one.id} one={one} />
    ))}
  </ul>
);

function FeedLine({ one }: { one: Scanned }) {
  const time = <span className="feed__time">{momentText(one.at).slice('mm/dd, '.length)}</span>;
  if (!('reason' in one))
    return (
      <li className="feed__i">
        <Icon name="circle-check" className="feed__icon" />
        <span>
          <b>{one.ordernumber.slice(-4)}</b> {one.name}
          <small>{one.ordernumber}</small>
        </span>
        {time}
      </li>
    );
  const isTwice = one.reason === 'already_here';
  const { title, note } = MISS_TEXTS[one.reason];
  return (
    <li className={isTwice ? 'feed__i feed__i--warn' : 'feed__i feed__i--bad'}>
      <Icon name={isTwice ? 'rotate-ccw' : 'circle-x'} className="feed__icon" />
      <span>
        <b>{one.code}</b> {title}
        <small>{one.truck === null ? note : `${one.truck}-т бүртгэлтэй. Ачаанаас буулгах`}</small>
      </span>
      {time}
    </li>
  );
}
