import '../../parts/table.css';
import { Link } from 'react-router';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { dayText } from '../../show/moment-text.ts';
import type { Today } from './today-query.ts';

type Goods = NonNullable<Today['goods']>;

const VERY_SOON_DAYS = 7;

/** Goods that sell out soon at last week's pace, and what is on its way. */
export function RunningOut({ goods: { running_out, products } }: { goods: Goods }) {
  const mayOrder = useMay()('order-goods', 'reads');
  if (products.length === 0) return null;
  const count = `${running_out} бараа`;
  return (
    <Panel
      title="Удахгүй дуусах"
      end={
        mayOrder ? (
          <Link className="day__link" to="/purchases">
            {count}
          </Link>
        ) : (
          count
        )
      }
      flush
    >
      <div className="table__wrap">
        <table className="table">
          <thead>
            <tr>
              <th>Бараа</th>
              <th className="table__num">Үлд.</th>
              <th className="table__num">7 хон.</th>
              <th className="table__num">Дуусах</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ code, name, remain, sold, days, incoming }) => (
              <tr key={code}>
                <td>
                  {name}
                  <small>
                    {code},{' '}
                    {incoming === null ? (
                      <span className="day__soon">захиалаагүй</span>
                    ) : (
                      `ирэх +${incoming.units}, ${dayText(incoming.expected_on)}`
                    )}
                  </small>
                </td>
                <td className="table__num">
                  <b>{remain}</b>
                </td>
                <td className="table__num">{sold}</td>
                <td className="table__num">
                  <b className={days <= VERY_SOON_DAYS ? 'day__bad' : 'day__soon'}>
                    {remain === 0 ? 'дууссан' : `${days} хоногт`}
                  </b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** What is ready in the store: for delivery, and for pickup. */
export function PlanOfDay({ plan: { delivery, pickup, pickup_long } }: { plan: NonNullable<Today['steps']>['plan'] }) {
  if (delivery + pickup === 0) return null;
  return (
    <Panel title="Өнөөдрийн хуваарь" flush>
      <ul>
        {delivery > 0 && (
          <li className="plan">
            <Icon name="map-pin" />
            <span>
              <b>{delivery} хүргэлт</b>
            </span>
          </li>
        )}
        {pickup > 0 && (
          <li className="plan">
            <Icon name="warehouse" />
            <span>
              <b>{pickup} захиалга</b> очиж авна
              {pickup_long > 0 && <small>{pickup_long} нь 5 хоногоос дээш хүлээсэн</small>}
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}

/** Searches without results. */
export function MissedSearches({ goods: { missed } }: { goods: Goods }) {
  if (missed.length === 0) return null;
  return (
    <Panel title="Олдоогүй хайлт" end="7 хоног" flush>
      <table className="table">
        <tbody>
          {missed.map(({ query, asked }) => (
            <tr key={query}>
              <th scope="row" className="day__query">
                {query}
              </th>
              <td className="table__num soft">{asked} удаа</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
