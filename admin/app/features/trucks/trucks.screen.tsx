import '../../parts/table.css';
import './trucks.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { OrderStatusTag } from '../../parts/order-status-tag.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { LoadBar } from './load-bar.tsx';
import { TruckForm } from './truck-form.tsx';
import { cubicText, kgText, statusOfTruck } from './truck-measures.ts';
import { type Truck, trucksQuery } from './truck-queries.ts';

const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'нээх'],
  ['N', 'шинэ ачилт'],
] as const;

/** Trucks: those under way first, then the last closed ones. */
export function Component() {
  const trucks = useQuery(trucksQuery);
  const rows = trucks.data?.trucks ?? [];
  const navigate = useNavigate();
  const may = useMay();
  const [current, setCurrent] = useState(0);
  const [isNew, setNew] = useState(false);
  const open = rows[current];
  const underWay = rows.filter(({ closedAt }) => closedAt === null).length;
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setCurrent((at) => Math.min(at + 1, rows.length - 1)) },
    { key: 'K', does: 'өмнөх мөр', press: () => setCurrent((at) => Math.max(at - 1, 0)) },
    { key: 'Enter', does: 'ачилтыг нээх', press: () => open && void navigate(`/trucks/${open.id}`) },
    ...(may('move-orders') ? [{ key: 'N', does: 'шинэ ачилт', press: () => setNew(true) }] : []),
  ]);
  return (
    <>
      <PageHead
        title="Ачилт"
        end={
          may('move-orders') && (
            <Button icon={<Icon name="plus" />} onClick={() => setNew(true)}>
              Шинэ ачилт <Kbd inButton>N</Kbd>
            </Button>
          )
        }
      >
        {trucks.isSuccess && <span className="soft">{underWay} нээлттэй</span>}
      </PageHead>
      {trucks.isError && <Note kind="bad" title={reasonOf(trucks.error)} />}
      <Panel title="Бүх ачилт" flush foot={<KeyHints hints={HINTS} />}>
        <div className="table__wrap">
          <table className="table trucks">
            <thead>
              <tr>
                <th>Ачилт</th>
                <th>Төлөв</th>
                <th className="trucks__wide">Жолооч, дугаар</th>
                <th className="table__num">Захиалга</th>
                <th className="trucks__wide">Жин</th>
                <th className="trucks__wide">Эзлэхүүн</th>
                <th className="trucks__wide">Ирэх</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((truck, at) => (
                <TruckRow key={truck.id} truck={truck} isCurrent={at === current} />
              ))}
            </tbody>
          </table>
        </div>
        {trucks.isSuccess && rows.length === 0 && (
          <p className="trucks__none">Ачилт алга. Эхний ачилтаа нээж, захиалгуудаа ачаарай.</p>
        )}
      </Panel>
      {isNew && (
        <TruckForm truck={null} onClose={() => setNew(false)} onSaved={({ id }) => void navigate(`/trucks/${id}`)} />
      )}
    </>
  );
}

function TruckRow({ truck, isCurrent }: { truck: Truck; isCurrent: boolean }) {
  const status = statusOfTruck(truck);
  return (
    <tr className={isCurrent ? 'table__row--current' : undefined} aria-current={isCurrent || undefined}>
      <td>
        <Link className="trucks__name" to={`/trucks/${truck.id}`}>
          {truck.name}
        </Link>
      </td>
      <td>
        {truck.closedAt !== null && <Tag kind="line">Хаасан</Tag>}
        {truck.closedAt === null && (status === null ? <Tag>Хоосон</Tag> : <OrderStatusTag status={status} />)}
      </td>
      <td className="trucks__wide">
        {truck.driver ?? '—'}
        {truck.plate !== null && <small>{truck.plate}</small>}
      </td>
      <td className="table__num">
        <b>{truck.orders}</b>
      </td>
      <td className="trucks__wide">
        <LoadBar label="Жин" value={truck.kg} max={truck.capacityKg}>
          {kgText(truck.kg)} <small>{truck.capacityKg === null ? 'кг' : `/ ${kgText(truck.capacityKg)} кг`}</small>
        </LoadBar>
      </td>
      <td className="trucks__wide">
        <LoadBar label="Эзлэхүүн" value={truck.litres} max={truck.capacityLitres}>
          {cubicText(truck.litres)}{' '}
          <small>{truck.capacityLitres === null ? 'м³' : `/ ${cubicText(truck.capacityLitres)} м³`}</small>
        </LoadBar>
      </td>
      <td className="trucks__wide">{truck.arrivesAt === null ? '—' : momentText(truck.arrivesAt)}</td>
    </tr>
  );
}
