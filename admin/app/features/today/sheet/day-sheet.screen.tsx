import '../../../parts/table.css';
import '../../../parts/print-sheet.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { useNow } from '../../../show/use-now.ts';
import { inboxQuery } from '../today-query.ts';
import { ArrivingTrucks } from './arriving-trucks.tsx';
import { ItemRows } from './item-rows.tsx';
import { LeavingOrders } from './leaving-orders.tsx';

const LATE = 'step-late';

/** The day on paper: what leaves, what arrives, what is late, what waits for a decision. */
export function Component() {
  const now = useNow();
  const items = useQuery(inboxQuery(undefined, 'all')).data?.items ?? [];
  const print = () => window.print();
  useKeys([{ key: 'Ctrl Enter', does: 'хэвлэх', press: print }]);
  return (
    <>
      <div className="print-sheet__tools">
        <PageHead
          title="Өдрийн хуудас"
          crumbs={<Link to="/">Өнөөдөр</Link>}
          end={
            <Button icon={<Icon name="printer" />} onClick={print}>
              Хэвлэх <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
          }
        />
      </div>
      <article className="print-sheet">
        <header className="print-sheet__head">
          <b className="print-sheet__title">Өдрийн хуудас</b>
          <p>{momentText(now.toISOString())}</p>
        </header>
        <LeavingOrders now={now} />
        <ArrivingTrucks />
        <Part title="Алхамдаа удсан" rows={items.filter(({ kind }) => kind === LATE)} now={now} />
        <Part title="Шийдвэр хүлээж буй" rows={items.filter(({ kind }) => kind !== LATE)} now={now} />
      </article>
    </>
  );
}

/** A sheet is read at a glance: it lists the worst items and counts the rest. */
const MOST_ROWS = 25;

function Part({
  title,
  rows,
  now,
}: {
  title: string;
  rows: Parameters<typeof ItemRows>[0]['items'];
  now: Date;
}): ReactNode {
  if (rows.length === 0) return null;
  const rest = rows.length - MOST_ROWS;
  return (
    <section className="print-sheet__part">
      <h2>
        {title}, {rows.length}
      </h2>
      <ItemRows items={rows.slice(0, MOST_ROWS)} now={now} />
      {rest > 0 && <p className="soft">Бас {rest} байна, «Өнөөдөр» хуудсаас үзнэ үү.</p>}
    </section>
  );
}
