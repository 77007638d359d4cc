import './load-panel.css';
import { Icon } from '../../../icons/icon.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { LoadBar } from '../load-bar.tsx';
import { cubicText, kgText } from '../truck-measures.ts';
import type { Truck } from '../truck-queries.ts';

/** The route of the truck, and how full it is. */
export const LoadPanel = ({ truck }: { truck: Truck }) => (
  <section className="load" aria-label="Зам ба ачаа">
    <div className="load__route">
      <span className="load__label">Зам</span>
      <Route truck={truck} />
    </div>
    <div>
      <span className="load__label">Захиалга</span>
      <b className="load__value">{truck.orders}</b>
    </div>
    <div>
      <span className="load__label">Хайрцаг</span>
      <b className="load__value">
        {truck.packages} <small>{truck.pieces} ширхэг</small>
      </b>
    </div>
    <div className="load__bar">
      <span className="load__label">Жин</span>
      <LoadBar label="Жин" value={truck.kg} max={truck.capacityKg}>
        {kgText(truck.kg)} <small>{truck.capacityKg === null ? 'кг' : `/ ${kgText(truck.capacityKg)} кг`}</small>
      </LoadBar>
    </div>
    <div className="load__bar">
      <span className="load__label">Эзлэхүүн</span>
      <LoadBar label="Эзлэхүүн" value={truck.litres} max={truck.capacityLitres}>
        {cubicText(truck.litres)}{' '}
        <small>{truck.capacityLitres === null ? 'м³' : `/ ${cubicText(truck.capacityLitres)} м³`}</small>
      </LoadBar>
    </div>
  </section>
);

/** Past stops with times, and planned ones. The truck is drawn on its current section. */
function Route({ truck }: { truck: Truck }) {
  const at = (status: string) => truck.steps.find((step) => step.status === status)?.at ?? null;
  const stops = [
    { name: 'Бээжин', was: at('loaded'), planned: truck.departsAt },
    { name: 'Эрээн', was: at('came_in_ereen'), planned: null },
    { name: 'Улаанбаатар', was: at('came_in_ub'), planned: truck.arrivesAt },
  ];
  const on = stops.findLastIndex(({ was }) => was !== null);
  return (
    <ol className="load__stops">
      {stops.map(({ name, was, planned }, index) => (
        <li key={name} className={index <= on ? 'load__stop load__stop--past' : 'load__stop'}>
          {index === on && index < stops.length - 1 && (
            <span className="load__truck">
              <Icon name="truck" />
            </span>
          )}
          <b>{name}</b>
          <span>{timeOf(was, planned)}</span>
        </li>
      ))}
    </ol>
  );
}

const timeOf = (was: string | null, planned: string | null): string => {
  if (was !== null) return momentText(was);
  return planned === null ? '—' : momentText(planned).slice(0, 'mm/dd'.length);
};
