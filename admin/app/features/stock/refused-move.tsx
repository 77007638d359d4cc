import type { CallRefused } from '@tokhi/contract/ask-calls';
import { Note } from '@tokhi/ui/show/note.tsx';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { OrderNumber } from '../../parts/order-number.tsx';

interface RefusedMoveProps {
  error: Error;
  /** The intended remaining units. */
  after: number;
}

/** Why nothing was written: the orders that reserve the units, or a colleague's change compared with what was typed. */
export function RefusedMove({ error, after }: RefusedMoveProps) {
  if (isRefused(error, 'units_reserved')) return <Reserved refusal={error} after={after} />;
  if (!isRefused(error, 'changed_meanwhile')) return <Note kind="bad" title={reasonOf(error)} />;
  return (
    <Note kind="bad" title="Энэ хооронд үлдэгдэл өөрчлөгдсөн">
      <dl className="stock-move__both">
        <dt>Одоо гарт</dt>
        <dd>{error.details?.['on_hand']}</dd>
        <dt>Таны тоолсон</dt>
        <dd>{after}</dd>
      </dl>
      Хөдөлгөөнийг доороос харна уу. Тоо чинь зөв бол дахин хадгална.
    </Note>
  );
}

const NUMBERS = /IK\d{10}/g;

function Reserved({ refusal: { details = {} }, after }: { refusal: CallRefused; after: number }) {
  const mayOpen = useMay()('view-orders', 'reads');
  const named = String(details['orders'] ?? '');
  const numbers = named.match(NUMBERS) ?? [];
  const more = /\+\d+$/.exec(named)?.[0];
  return (
    <Note kind="bad" title={`${details['reserved']} ширхэгийг захиалгад барьсан`}>
      <p>{after} үлдэх нь хүрэхгүй тул юу ч бичээгүй. Эхлээд эдгээр захиалгыг шийднэ үү:</p>
      <ul className="stock-move__orders">
        {numbers.map((number) => (
          <li key={number}>{mayOpen ? <OrderNumber number={number} /> : number}</li>
        ))}
        {more !== undefined && <li>{more}</li>}
      </ul>
    </Note>
  );
}
