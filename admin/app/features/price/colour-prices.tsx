import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { groupThousands } from '@tokhi/rules/money/money';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { ChangeTag } from './change-tag.tsx';
import { type PriceForm, percentText, wasCheaper } from './price-form.ts';
import type { Colour, Preview } from './price-query.ts';

interface ColourPricesProps {
  colours: readonly Colour[];
  form: PriceForm;
  preview: Preview | undefined;
  set: (changes: Partial<PriceForm>) => void;
}

/** A row per colour: its price, its new price, and the lowest price of 30 days. */
export function ColourPrices({ colours, form, preview, set }: ColourPricesProps) {
  const tick = (code: string, isOn: boolean) =>
    set({ left: isOn ? form.left.filter((one) => one !== code) : [...form.left, code] });
  return (
    <div className="table__wrap">
      <table className="table price-table">
        <caption className="vh">Өнгө бүрийн үнэ</caption>
        <thead>
          <tr>
            <th>Өнгө</th>
            <th className="table__num">Одоогийн үнэ,&nbsp;₮</th>
            <th className="table__num">{form.mode === 'campaign' ? 'Кампанит үнэ,\u00A0₮' : 'Шинэ үнэ,\u00A0₮'}</th>
            <th className="table__num price-table__more">Зөрүү</th>
            <th className="table__num price-table__more">30 хоногийн бага</th>
            <th className="table__num price-table__more">Ашиг</th>
          </tr>
        </thead>
        <tbody>
          {colours.map((colour) => {
            const { code } = colour;
            const line = preview?.lines.find((one) => one.code === code);
            const isOn = !form.left.includes(code);
            const margin = line === undefined ? colour.margin : line.margin;
            return (
              <tr key={code}>
                <td>
                  <Checkbox
                    label={<ColourLabel colour={colour} />}
                    checked={isOn}
                    onChange={({ target }) => tick(code, target.checked)}
                  />
                </td>
                <td className="table__num">
                  {line !== undefined && form.mode === 'campaign' ? (
                    <s>{groupThousands(line.was)}</s>
                  ) : (
                    <PriceNow colour={colour} />
                  )}
                </td>
                <td className="table__num">
                  {form.mode === 'campaign' ? (
                    <b>{line === undefined ? '–' : groupThousands(line.now)}</b>
                  ) : (
                    <PriceInput colour={colour} typed={form.prices[code]} isOn={isOn} form={form} set={set} />
                  )}
                  {line !== undefined && <small className="price-table__fold">{percentText(line.change)}</small>}
                </td>
                <td className="table__num price-table__more">
                  {line === undefined ? '–' : <ChangeTag tenths={line.change} />}
                </td>
                <td className="table__num price-table__more">
                  {groupThousands(line?.lowest ?? colour.lowest)}
                  {line !== undefined && wasCheaper(line) && (
                    <small className="price-table__cheaper">хямд байсан</small>
                  )}
                </td>
                <td className="table__num price-table__more">
                  {margin === null ? '–' : percentText(margin).replace('+', '')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const ColourLabel = ({ colour }: { colour: Colour }) => (
  <span className="price-colour">
    <span className="price-colour__picture">
      {colour.image !== null && <img src={`/images/product/${colour.image}`} alt="" loading="lazy" />}
    </span>
    <span>
      {colour.colour}
      <small>{formatProductCode(colour.code)}</small>
    </span>
  </span>
);

const PriceNow = ({ colour }: { colour: Colour }) => (
  <>
    {groupThousands(colour.price)}
    {colour.sale_price !== colour.price && (
      <small>
        −{colour.campaign.percent}%: {groupThousands(colour.sale_price)}
      </small>
    )}
  </>
);

interface PriceInputProps extends Pick<ColourPricesProps, 'form' | 'set'> {
  colour: Colour;
  typed: string | undefined;
  isOn: boolean;
}

const PriceInput = ({ colour, typed, isOn, form, set }: PriceInputProps) => (
  <TextInput
    className="price-table__price"
    inputMode="numeric"
    aria-label={`${colour.colour}, шинэ үнэ`}
    disabled={!isOn}
    value={typed === '' ? '' : groupThousands(Number(typed ?? colour.price))}
    onChange={({ target }) =>
      set({ prices: { ...form.prices, [colour.code]: target.value.replace(/\D/g, '').slice(0, 10) } })
    }
  />
);
