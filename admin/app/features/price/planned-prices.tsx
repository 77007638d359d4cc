import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Prices } from './price-query.ts';

interface PlannedPricesProps {
  prices: Prices;
  onCancel: (id: number) => void;
}

/** Planned changes; every member who may change prices can cancel them. */
export function PlannedPrices({ prices, onCancel }: PlannedPricesProps) {
  const colourOf = (code: string) => prices.colours.find((colour) => colour.code === code)?.colour ?? code;
  return (
    <Panel title="Төлөвлөсөн" note="цагтаа өөрөө солигдоно" flush>
      {prices.planned.length === 0 ? (
        <p className="price-none">Төлөвлөсөн үнэ алга.</p>
      ) : (
        <div className="table__wrap">
          <table className="table">
            <caption className="vh">Төлөвлөсөн үнэ</caption>
            <thead>
              <tr>
                <th>Хэзээ</th>
                <th>Өнгө</th>
                <th className="table__num">Үнэ</th>
                <th className="price-table__more">Шалтгаан</th>
                <th className="table__num price-table__more">Хэн</th>
                <th>
                  <span className="vh">Үйлдэл</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.planned.map((plan) => (
                <tr key={plan.id}>
                  <td>
                    <Tag kind="info">
                      <Icon name="calendar-days" /> {momentText(plan.at)}
                    </Tag>
                  </td>
                  <td>{colourOf(plan.code)}</td>
                  <td className="table__num">
                    <b>{plan.price === null ? `−${plan.percent ?? 0}%` : formatTug(plan.price)}</b>
                  </td>
                  <td className="soft price-table__more">{plan.reason}</td>
                  <td className="soft table__num price-table__more">{plan.by ?? '–'}</td>
                  <td className="table__num">
                    <Button
                      kind="outline"
                      size="s"
                      aria-label={`${momentText(plan.at)}, ${colourOf(plan.code)}: болих`}
                      onClick={() => onCancel(plan.id)}
                    >
                      Болих
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
