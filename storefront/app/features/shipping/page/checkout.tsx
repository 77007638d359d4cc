import { ReadFailed } from '../../../calls/read-failed.tsx';
import type { Goods } from './goods.ts';
import { pricedGoods } from './price-form.ts';
import { ShippingForm } from './shipping-form.tsx';
import { ShippingWaiting } from './shipping-waiting.tsx';
import { useShown } from './use-shown.ts';

/** The form for these goods, once the server has sent the data to compute with. */
export function Checkout({ goods, replaces }: { goods: Goods; replaces: string | null }) {
  const reading = useShown(
    goods.lines.map(({ code }) => code),
    replaces,
  );
  const { shown, failed, read } = reading;
  if (failed) return <ReadFailed onRetry={read} />;
  const priced = shown === null ? null : pricedGoods(goods.lines, shown);
  if (shown === null || priced === null) return <ShippingWaiting />;
  return <ShippingForm {...reading} goods={goods} priced={priced} shown={shown} replaces={replaces} />;
}
