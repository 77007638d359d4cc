import { frontPageLimits } from '@tokhi/contract/admin/front-page/front-page-words';
import { useComposing } from '../composer/composing.ts';
import { useRowForm } from '../composer/use-row-form.ts';
import { newRow } from '../draft/new-rows.ts';
import { GoodsList } from './goods-list.tsx';
import type { PanelProps } from './panel-props.ts';
import { PeriodFields } from './period-fields.tsx';
import { PeriodMark } from './row-face.tsx';
import { TextField } from './row-field.tsx';
import { RowsPanel } from './rows-panel.tsx';

const { title, sentence, event_products } = frontPageLimits;

/** Hashtags: each has its own page with its goods. */
export function Events(props: PanelProps) {
  const { now } = useComposing();
  return (
    <RowsPanel
      {...props}
      section="events"
      one="Хэштег"
      fresh={newRow.events}
      face={(row, wrong) => ({
        title: row.name === '' ? '' : `#${row.name}`,
        note: row.products.length === 0 ? 'хоосон' : `${row.products.length} бараа`,
        state: <PeriodMark period={row} now={now} wrong={wrong} />,
      })}
    >
      {(at) => <EventFields at={at} />}
    </RowsPanel>
  );
}

function EventFields({ at }: { at: number }) {
  const { row, edit, mark, text } = useRowForm('events', at);
  return (
    <>
      <div className="row-fields">
        <TextField className="row-fields__wide" label="Нэр" most={title} {...text('name')} />
        <TextField className="row-fields__wide" label="Өгүүлбэр" most={sentence} {...text('sentence')} />
        <PeriodFields
          starts_at={row.starts_at}
          ends_at={row.ends_at}
          starts={mark('starts_at')}
          ends={mark('ends_at')}
          onChange={(bound, moment) => edit({ [bound]: moment })}
        />
      </div>
      <div className="row-fields__list">
        <GoodsList
          label={`#${row.name}, бараа`}
          codes={row.products}
          most={event_products}
          none="Бараагүй хэштегийн хуудас хоосон."
          onChange={(products) => edit({ products: [...products] })}
        />
      </div>
    </>
  );
}
