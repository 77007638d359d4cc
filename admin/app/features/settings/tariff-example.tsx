import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import { type DeliveryTariff, deliveryFee } from '@tokhi/rules/delivery/delivery-tariff';
import type { ListedClass } from '@tokhi/rules/delivery/khoroo-class';
import { formatTug } from '@tokhi/rules/money/money';
import { Panel } from '../../parts/panel.tsx';
import type { Values } from './settings-query.ts';

const EXAMPLES: readonly [destination: ListedClass, where: string, what: string, kg: number, goodsTug: number][] = [
  ['cheap', 'Ойр хороо', 'Сандал 2 ш, 14 кг', 14, 180_000],
  ['middle', 'Дунд хороо', 'Буйдан, 78 кг', 78, 1_490_000],
  ['far', 'Алслагдсан хороо', '5 бараа, 312 кг', 312, 4_200_000],
];

/** The fee by the rule of the checkout; null while a figure is incomplete. */
function feeOf(values: Values, [destination, , , kg, goodsTug]: (typeof EXAMPLES)[number]): number | null {
  const { tariff, deliveryFees: fees } = values as unknown as { tariff: DeliveryTariff; deliveryFees: DeliveryFees };
  const fee = deliveryFee({ tariff, fees, destination, load: { weightGrams: kg * 1_000, volumeMl: 0 }, goodsTug });
  return Number.isInteger(fee) ? fee : null;
}

/** The fees of three orders before and after the change. */
export function TariffExample({ before, after }: { before: Values; after: Values }) {
  return (
    <Panel title="Жишээ тооцоо" note="өмнө ба дараа">
      <div className="tariff-example">
        {EXAMPLES.map((example) => {
          const [was, is] = [feeOf(before, example), feeOf(after, example)];
          const by = (is ?? 0) - (was ?? 0);
          return (
            <div key={example[0]} className="tariff-example__i">
              <b>{example[1]}</b>
              <small>{example[2]}</small>
              <p>
                {was !== null && by !== 0 && <del>{formatTug(was)}</del>}
                <b>{is === null ? '…' : formatTug(is)}</b>
                <em className={by === 0 ? 'soft' : 'tariff-example__by'}>
                  {by === 0 ? 'хэвээр' : `${by > 0 ? '+' : '−'}${formatTug(Math.abs(by))}`}
                </em>
              </p>
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
