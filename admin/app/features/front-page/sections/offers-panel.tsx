import { formatTug } from '@tokhi/rules/money/money';
import { FindGoods } from '../../../goods/find-goods.tsx';
import { useComposing } from '../composer/composing.ts';
import { useRowForm } from '../composer/use-row-form.ts';
import { goodsName } from '../draft/goods.ts';
import { newOffer } from '../draft/new-rows.ts';
import { insertRow } from '../draft/page-draft.ts';
import { GoodsRow } from './goods-row.tsx';
import type { PanelProps } from './panel-props.ts';
import { PeriodFields } from './period-fields.tsx';
import { PeriodMark } from './row-face.tsx';
import { RowsPanel } from './rows-panel.tsx';

/** Products on offer with a countdown; shown while their campaign lasts. */
export function SpecialOffers(props: PanelProps) {
  const { draft, goods, now, change, learn } = useComposing();
  const offers = draft.page.special_offers;
  return (
    <RowsPanel
      {...props}
      section="special_offers"
      one="Санал"
      fresh={null}
      adder={
        <FindGoods
          label="Санал нэмэх, нэр эсвэл код"
          onFound={(product) => {
            learn(product);
            const key = `new ${crypto.randomUUID()}`;
            const row = newOffer(product.code, offers, now);
            change((before) => insertRow(before, 'special_offers', { at: offers.length, key, row }));
            props.onChoose(key);
          }}
        />
      }
      face={(row, wrong) => {
        const found = goods.get(row.product);
        return {
          title: goodsName(row.product, found),
          note: found === undefined ? '' : `${formatTug(found.price)}${found.cut > 0 ? `, −${found.cut}%` : ''}`,
          state: <PeriodMark period={row} now={now} wrong={wrong} />,
        };
      }}
    >
      {(at) => <OfferFields at={at} />}
    </RowsPanel>
  );
}

function OfferFields({ at }: { at: number }) {
  const { goods } = useComposing();
  const { row, edit, mark } = useRowForm('special_offers', at);
  return (
    <div className="row-fields">
      <div className="row-fields__wide row-fields__goods">
        <GoodsRow code={row.product} goods={goods.get(row.product)} />
      </div>
      <PeriodFields
        starts_at={row.starts_at}
        ends_at={row.ends_at}
        starts={mark('starts_at')}
        ends={mark('ends_at')}
        endHelp="тоолуур энэ цаг руу"
        onChange={(bound, moment) => moment !== null && edit({ [bound]: moment })}
      />
    </div>
  );
}
