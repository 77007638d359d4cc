import './bonus-panel.css';
import type { BonusLine } from '@tokhi/contract/calls/account-own';
import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../calls/use-call.ts';
import { useRead } from '../../../calls/use-read.ts';
import { Coin } from '../../../money/coin.tsx';
import { Panel } from './panel.tsx';
import { signedPoints } from './signed-points.ts';

/** The balance, and all its changes, in words. */
export function BonusPanel() {
  const { reply } = useRead('myBonus', { page: 1 });
  const { state, send } = useCall('myBonus');
  const [older, setOlder] = useState<{ page: number; lines: BonusLine[] }>({ page: 1, lines: [] });
  const lines = [...(reply?.lines ?? []), ...older.lines];
  async function handleMore() {
    const next = await send({ page: older.page + 1 });
    if (next !== null) setOlder({ page: older.page + 1, lines: [...older.lines, ...next.lines] });
  }
  const about = (
    <Link className="panel__more" to="/bonus">
      Бонусын тухай
      <Icon name="chevron-right" />
    </Link>
  );
  return (
    <Panel title="Миний бонус" end={about}>
      <div className="purse">
        <div className="purse__card">
          Үлдэгдэл
          <b className="purse__sum">
            <Coin />
            {reply === null ? '…' : groupThousands(reply.balance)}
          </b>
          <ul>
            <li>
              <Icon name="check" />1 бонус = 1₮
            </li>
            <li>
              <Icon name="check" />
              Дараагийн худалдан авалтын 50% хүртэл төлнө
            </li>
          </ul>
        </div>
        <div>
          {reply === null && <Skeleton />}
          {reply !== null && lines.length === 0 && <p>Бонусын хөдөлгөөн одоогоор алга.</p>}
          {lines.length > 0 && <Ledger lines={lines} />}
          {reply !== null && older.page < reply.pagination.totalPage && (
            <Button kind="quiet" size="s" busy={state.is === 'waiting'} onClick={() => void handleMore()}>
              Өмнөхийг харах
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function Ledger({ lines }: { lines: BonusLine[] }) {
  return (
    <table className="ledger">
      <caption className="vh">Бонусын түүх</caption>
      <thead>
        <tr>
          <th scope="col">Огноо</th>
          <th scope="col">Юу болсон</th>
          <th scope="col" className="ledger__points">
            Өөрчлөлт
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, created_at, words, points }) => (
          <tr key={id}>
            <td className="ledger__day">{formatFullDate(ulaanbaatarDate(new Date(created_at)))}</td>
            <td className="ledger__words">{words}</td>
            <td className={points > 0 ? 'ledger__points ledger__points--plus' : 'ledger__points'}>
              {signedPoints(points)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
