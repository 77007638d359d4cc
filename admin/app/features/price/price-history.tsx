import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { changeTenths } from '@tokhi/rules/money/price-change';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { ChangeTag } from './change-tag.tsx';
import type { Colour, Prices } from './price-query.ts';
import { PriceSteps } from './price-steps.tsx';
import { type Point, plannedPoints, unitOf } from './unit-price.ts';

type Past = Prices['history'][number];

const FIRST_PRICE = 'first price';
const SHOWN = 12;

const LEGEND = (
  <span className="price-legend">
    <span className="price-legend__i">мөрдсөн</span>
    <span className="price-legend__i price-legend__i--planned">төлөвлөсөн</span>
    <span className="price-legend__i price-legend__i--lowest">30 хоногийн бага</span>
  </span>
);

/** The price history of the colour, drawn as steps and as a table. */
export function PriceHistory({ colour, prices, now }: { colour: Colour; prices: Prices; now: Date }) {
  const { history } = prices;
  const note = `${colour.colour}, ${formatProductCode(colour.code)}`;
  if (history.length === 0)
    return (
      <Panel title="Үнийн түүх" note={note} flush>
        <p className="price-none">Үнэ нь өөрчлөгдөөгүй.</p>
      </Panel>
    );
  const past = history.toReversed().map((row): Point => [Date.parse(row.at), unitOf(row)]);
  const plans = prices.planned.filter(({ code }) => code === colour.code);
  const planned = plannedPoints(colour, plans, prices.settings.ending);
  const foot = history.length > SHOWN ? `${history.length} өөрчлөлтөөс ${SHOWN}` : undefined;
  return (
    <Panel title="Үнийн түүх" note={note} end={LEGEND} foot={foot} flush>
      <PriceSteps past={past} planned={planned} lowest={colour.lowest} now={now} />
      <div className="table__wrap">
        <table className="table">
          <caption className="vh">Үнийн түүх</caption>
          <thead>
            <tr>
              <th>Эхэлсэн</th>
              <th className="table__num">Үнэ</th>
              <th className="table__num">Зөрүү</th>
              <th className="price-table__more">Шалтгаан</th>
              <th className="table__num price-table__more">Хэн</th>
            </tr>
          </thead>
          <tbody>
            {history.slice(0, SHOWN).map((row, index) => (
              <tr key={row.id}>
                <td className="price-table__moment">{momentText(row.at)}</td>
                <td className="table__num">
                  <b>{formatTug(unitOf(row))}</b>
                </td>
                <td className="table__num">
                  <ChangeFrom before={history[index + 1]} row={row} />
                </td>
                <td className="soft price-table__more">{row.reason === FIRST_PRICE ? 'Анхны үнэ' : row.reason}</td>
                <td className="soft table__num price-table__more">{row.by ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const ChangeFrom = ({ before, row }: { before: Past | undefined; row: Past }) =>
  before === undefined ? '–' : <ChangeTag tenths={changeTenths(unitOf(before), unitOf(row))} />;
